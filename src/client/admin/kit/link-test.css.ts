import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const linkTest = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  marginTop: '-10px',
  color: colors.brand.fg,
  fontSize: '0.875rem',
  fontWeight: '600',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
