import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: '16px',
  color: colors.fg.muted,
})
