import { expect, test } from 'vitest'
import widths from '#client/pictures/widths.json' with { type: 'json' }
import { pictureSources } from '#client/ui/picture-sources.ts'
import {
  CATEGORY_WIDTHS,
  COVER_WIDTHS,
  parseUploadedPictureAddress,
} from '#shared/pictures/uploaded-pictures.ts'

const UPLOADED = 'uploaded/0123456789abcdef0123-d9c1b0'

test('pictures that are uploaded come in the widths of our own', () => {
  expect(COVER_WIDTHS).toEqual(widths.articles)
  expect(CATEGORY_WIDTHS).toEqual(widths.products)
})

test.each([
  ['articles', COVER_WIDTHS],
  ['products', CATEGORY_WIDTHS],
] as const)('what stands on a page of an uploaded picture is where the server has it: as %s', (as, sizes) => {
  const { src, avif = '', webp = '', ground } = pictureSources(`/images/${UPLOADED}.webp`, as)
  expect(ground).toBe('#d9c1b0')
  const addresses = [src, ...`${avif}, ${webp}`.split(', ').map((one) => one.split(' ')[0] ?? '')]
  expect(addresses).toHaveLength(1 + 2 * sizes.length)
  for (const address of addresses) expect(parseUploadedPictureAddress(address)).toBeDefined()
})
