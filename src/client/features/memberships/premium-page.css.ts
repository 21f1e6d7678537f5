import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from } from '#client/theme/vars.ts'

export const facts = style({
  display: 'grid',
  gap: '26px 40px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '36px 56px' },
  },
})

globalStyle(`${facts} dt`, { ...text.h3 })

globalStyle(`${facts} dd`, { marginTop: '8px', color: colors.fg.muted })

globalStyle(`${facts} a`, {
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
