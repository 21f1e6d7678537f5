import { style } from '@vanilla-extract/css'
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

/** No margin towards a paragraph, nor from what comes next: until the script comes, that may be a sheet of Chakra’s. */
export const title = style({
  ...text.h3,
  fontSize: '1.1875rem',
  selectors: { [`${card} > &:not(:last-child, :has(+ p))`]: { marginBottom: '18px' } },
})

export const heading = style({ fontWeight: '650', fontSize: '1rem' })

export const cardLead = style({
  color: colors.fg.muted,
  marginTop: '3px',
  selectors: { '&:not(:last-child)': { marginBottom: '18px' } },
})
