import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const secret = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '10px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.md,
  padding: '16px',
  marginTop: '18px',
})

export const code = style({ overflowWrap: 'anywhere', fontSize: '0.9375rem', fontWeight: '600' })
