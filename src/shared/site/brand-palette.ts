import { type AccentPalette, accentPalette } from '#shared/site/accent-palette.ts'

type BrandPalette = Pick<AccentPalette, 'solid' | 'contrast' | 'fg' | 'subtle' | 'border'>

/** The theme's own green, for content drawn without the theme: emails, pictures of shared links, icons. */
const OWN: BrandPalette = {
  solid: ['#1C625E', '#8CCBC0'],
  contrast: ['#FFFFFF', '#0B2221'],
  fg: ['#134B48', '#B4E0D7'],
  subtle: ['#E6F2EF', '#19383A'],
  border: ['#82BEB4', '#2F5E60'],
}

export function brandPalette(accent: string | undefined): BrandPalette {
  return accent === undefined ? OWN : accentPalette(accent)
}
