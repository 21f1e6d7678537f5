import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.lg,
  padding: '10px 14px',
  marginBottom: '12px',
  fontWeight: '600',
})
