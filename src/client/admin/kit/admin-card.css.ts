import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const card = style({
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  padding: '18px',
  minWidth: '0',
  '@media': { [from.md]: { padding: '24px' } },
})

globalStyle(`${card} h2`, { ...text.h3, fontSize: '1.1875rem' })

export const cardLead = style({ color: colors.fg.muted, marginTop: '3px' })

// Not of what comes next: until the script comes, that may be a style sheet of Chakra’s.
globalStyle(`${cardLead}:not(:last-child), ${card} > h2:not(:last-child, :has(+ p))`, {
  marginBottom: '18px',
})
