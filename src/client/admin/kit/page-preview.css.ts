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

export const frame = style({
  width: '100%',
  height: 'max(420px, calc(100dvh - 250px))',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
})
