import { expect, test } from 'vitest'
import { pictureIn, uploadPicture } from '#client/admin/kit/upload-picture.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/pictures/uploaded-pictures.ts'

test('returns the path of the uploaded picture', () => {
  expect(pictureIn('{"picture":"uploaded/1"}')).toEqual({ picture: 'uploaded/1' })
  const focused = { picture: 'uploaded/1', focus: { x: 30, y: 70 } }
  expect(pictureIn(JSON.stringify(focused))).toEqual(focused)
})

test.each([
  ['{"code":400,"message":"Too small"}', 'Too small'],
  ['{"message":7}', 'The picture could not be uploaded. Please try again.'],
  ['', 'The picture could not be uploaded. Please try again.'],
  ['<html>', 'The picture could not be uploaded. Please try again.'],
])('gives the reason for a refusal: %j', (answer, sentence) => {
  expect(() => pictureIn(answer)).toThrow(sentence)
})

test('does not send a file that is too large', async () => {
  const file = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'large.jpg')
  await expect(uploadPicture('/nowhere', file)).rejects.toThrow(PICTURE_TOO_LARGE)
})
