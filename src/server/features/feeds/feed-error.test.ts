import { expect, test } from 'vitest'
import { asBadRequest, FeedError } from '#server/features/feeds/feed-error.ts'

test('answers an unusable file with its sentence, and passes on everything else', async () => {
  const failing = (error: Error) => asBadRequest(() => Promise.reject(error))
  await expect(failing(new FeedError('The file is empty'))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The file is empty.',
  })
  await expect(failing(new RangeError('Too deep'))).rejects.toThrow(RangeError)
  expect(await asBadRequest(async () => 7)).toBe(7)
})
