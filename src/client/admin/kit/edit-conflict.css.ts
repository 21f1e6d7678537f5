import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const conflict = style({
  background: colors.coral.subtle,
  border: `1px solid ${colors.coral.border}`,
  borderRadius: radii.lg,
  padding: '18px',
  marginBottom: '20px',
  display: 'grid',
  gap: '12px',
  '@media': { [from.md]: { padding: '24px' } },
})

globalStyle(`${conflict} td`, { whiteSpace: 'normal', minWidth: '140px' })
