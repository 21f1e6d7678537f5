import { style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

export const bulk = style({
  position: 'sticky',
  bottom: '12px',
  zIndex: '10',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.lg,
  padding: '10px 14px',
  marginTop: '12px',
  boxShadow: shadows.lg,
  fontWeight: '600',
})
