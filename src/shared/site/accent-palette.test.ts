import { expect, test } from 'vitest'
import { accentPalette, contrastOf, readableAccent, TEXT_CONTRAST } from '#shared/site/accent-palette.ts'

/** Every corner of the cube of colors, and a grid inside it. */
const STEPS = [0, 64, 128, 192, 255]
const hex = (value: number) => value.toString(16).padStart(2, '0')
const COLORS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
)
/** Cards and pages of both themes. */
const GROUNDS = [
  ['#FFFFFF', '#FFFCF8', '#F8F3EB'],
  ['#1A292A', '#101B1C', '#152223'],
]

test('keeps text in and on any accent color readable in both themes', () => {
  for (const color of COLORS) {
    const { solid, emphasized, contrast, fg, subtle, muted, focusRing } = accentPalette(color)
    const palest = [0, 1].flatMap((theme) => {
      const at = theme as 0 | 1
      const grounds = [subtle[at], muted[at], ...(GROUNDS[at] ?? [])]
      return [
        ...[solid, emphasized].map((ground) => contrastOf(ground[at], contrast[at])),
        ...grounds.map((ground) => contrastOf(fg[at], ground)),
        // Non-text needs a contrast of only 3.
        ...grounds.map((ground) => contrastOf(focusRing[at], ground) * (TEXT_CONTRAST / 3)),
      ]
    })
    expect(Math.min(...palest), color).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  }
})

test('keeps a color if white text is readable on it and darkens others', () => {
  expect(readableAccent('#1c625e')).toBe('#1C625E')
  expect(accentPalette('#7A3E9D').solid[0]).toBe('#7A3E9D')
  expect(readableAccent('#FFCC00')).toBe('#917300')
})

test('computes contrast as WCAG defines it', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastOf('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
})
