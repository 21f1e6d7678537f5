import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const banner = style({
  marginTop: '20px',
  padding: '14px 18px',
  border: `2px dashed ${colors.brand.border}`,
  borderRadius: radii.lg,
  background: colors.brand.subtle,
  color: colors.brand.fg,
  '@media': { print: { display: 'none' } },
})
