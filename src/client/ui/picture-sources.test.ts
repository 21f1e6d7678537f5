import { expect, test } from 'vitest'
import widths from '#client/pictures/widths.json' with { type: 'json' }
import { pictureSources } from '#client/ui/picture-sources.ts'
import {
  CATEGORY_WIDTHS,
  COVER_WIDTHS,
  parseUploadedPictureAddress,
} from '#shared/pictures/uploaded-pictures.ts'

const UPLOADED = 'uploaded/0123456789abcdef0123-d9c1b0'

test('requests uploaded pictures in the same widths as built-in ones', () => {
  expect(COVER_WIDTHS).toEqual(widths.articles)
  expect(CATEGORY_WIDTHS).toEqual(widths.products)
})

test.each([
  ['articles', COVER_WIDTHS],
  ['products', CATEGORY_WIDTHS],
] as const)('requests an uploaded picture at addresses that the server has: as %s', (as, sizes) => {
  const { src, avif = '', webp = '', ground } = pictureSources(`/images/${UPLOADED}.webp`, as)
  expect(ground).toBe('#d9c1b0')
  const addresses = [src, ...`${avif}, ${webp}`.split(', ').map((one) => one.split(' ')[0] ?? '')]
  expect(addresses).toHaveLength(1 + 2 * sizes.length)
  for (const address of addresses) expect(parseUploadedPictureAddress(address)).toBeDefined()
})
