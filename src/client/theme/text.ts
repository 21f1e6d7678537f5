import type { StyleRule } from '@vanilla-extract/css'
import { textStyles } from '#client/theme/tokens.ts'
import { system } from '#client/theme/vars.ts'

export const text = Object.fromEntries(
  Object.keys(textStyles).map((name) => [name, styleRule(system.css({ textStyle: name }))]),
) as Record<keyof typeof textStyles, StyleRule>

/** Chakra writes media queries among the properties, vanilla-extract under a key of their own. */
function styleRule(style: object): StyleRule {
  const rule: Record<string, unknown> = {}
  const media: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(style)) {
    if (key.startsWith('@media ')) media[key.slice('@media '.length)] = value
    else rule[key] = value
  }
  return { ...rule, '@media': media } as StyleRule
}
