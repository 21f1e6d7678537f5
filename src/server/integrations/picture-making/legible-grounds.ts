import type { Sharp } from 'sharp'
import { pixelsOf } from '#server/integrations/picture-making/decoding.ts'
import { contrastOf } from '#shared/site/accent-palette.ts'
import { GROUNDS, type Ground } from '#shared/site/logo.ts'

const SAMPLE_WIDTH = 160
const INK_ALPHA = 128
/** A picture that covers this share of its frame has a background of its own. */
const OWN_GROUND = 0.9
/** Below this, a drawing cannot be told from the background. A pale logo on paper may be intended. */
const LEAST_CONTRAST: Record<Ground, number> = { light: 1.25, dark: 1.5 }
const LEAST_SHARE = 0.75

export async function legibleGrounds(picture: Sharp): Promise<Ground[]> {
  const sample = picture.resize({ width: SAMPLE_WIDTH, withoutEnlargement: true })
  const { data, width, height } = await pixelsOf(sample.toColorspace('srgb').ensureAlpha())
  const inks = inksIn(data)
  const total = [...inks.values()].reduce((sum, count) => sum + count, 0)
  if (total >= OWN_GROUND * width * height) return ['light', 'dark']
  return (['light', 'dark'] as const).filter((ground) => {
    const legible = [...inks]
      .filter(([color]) => contrastOf(color, GROUNDS[ground]) >= LEAST_CONTRAST[ground])
      .reduce((sum, [, count]) => sum + count, 0)
    return legible >= LEAST_SHARE * total
  })
}

/** The number of pixels for each color, in 16 shades of each channel. */
function inksIn(data: Buffer): Map<string, number> {
  const inks = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < INK_ALPHA) continue
    const color = `#${[0, 1, 2].map((part) => ((data[at + part] ?? 0) >> 4).toString(16).repeat(2)).join('')}`
    inks.set(color, (inks.get(color) ?? 0) + 1)
  }
  return inks
}
