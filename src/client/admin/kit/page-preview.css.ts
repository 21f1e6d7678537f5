import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const page = style({
  paddingBlock: '18px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
  overflow: 'hidden',
  fontSize: '1rem',
})
