import { type AccentPalette, accentPalette } from '#shared/site/accent-palette.ts'

const BRAND = '--chakra-colors-brand-'
const PAPER = '--chakra-colors-paper-'
const ON_PAPER = ['solid', 'fg', 'subtle'] as const

export function accentVariables(accent: string): [name: string, value: string][] {
  const palette = accentPalette(accent)
  const names = Object.keys(palette) as (keyof AccentPalette)[]
  return [
    ...names.map((name): [string, string] => [
      BRAND + dashed(name),
      `light-dark(${palette[name].join(',')})`,
    ]),
    ...ON_PAPER.map((name): [string, string] => [PAPER + name, palette[name][0]]),
  ]
}

/** Returns a style sheet with these variables that overrides the theme's own, wherever it stands. */
export function accentStyle(accent: string): string {
  return `html:root{${accentVariables(accent)
    .map((variable) => variable.join(':'))
    .join(';')}}`
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
