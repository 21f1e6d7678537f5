import { expect, test } from 'vitest'
import { readAnswer } from '#client/admin/backups/upload-backup.ts'

test('the operation is followed, a refusal is the server’s sentence, or a plain one when there is none', () => {
  const refusal = 'The upload failed. Please try again.'
  expect(readAnswer('{"id":"7"}')).toEqual({ id: '7' })
  expect(readAnswer('{"code":413,"message":"A backup is at most 4 GB"}')).toEqual({
    refusal: 'A backup is at most 4 GB',
  })
  expect(readAnswer('<html>')).toEqual({ refusal })
  expect(readAnswer('null')).toEqual({ refusal })
})
