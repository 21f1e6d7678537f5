import { expect, test } from 'vitest'
import { readAnswer } from '#client/admin/backups/upload-backup.ts'

test('follows the operation and shows the server’s refusal, or a plain sentence without one', () => {
  const refusal = 'The upload failed. Please try again.'
  expect(readAnswer('{"id":"7"}')).toEqual({ id: '7' })
  expect(readAnswer('{"code":413,"message":"A backup can be at most 4 GB"}')).toEqual({
    refusal: 'A backup can be at most 4 GB',
  })
  expect(readAnswer('<html>')).toEqual({ refusal })
  expect(readAnswer('null')).toEqual({ refusal })
})
