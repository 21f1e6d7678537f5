import { expect, test } from 'vitest'
import { moreImagesOf, storedImages } from '#shared/products/more-images.ts'

test('keeps at most eight further pictures, each once and without the main one', () => {
  const images = Array.from({ length: 12 }, (_, index) => `https://shop.example/${index}.jpg`)
  const stored = storedImages([...images.slice(0, 2), ...images], images[0])
  expect(moreImagesOf(stored)).toEqual(images.slice(1, 9))
  expect(storedImages(['/a.webp'], '/a.webp')).toBeNull()
  expect(moreImagesOf(null)).toEqual([])
})
