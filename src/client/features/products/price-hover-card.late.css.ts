import { globalStyle, style } from '@vanilla-extract/css'
import { colors, shadows } from '#client/theme/vars.ts'

export const priceCard = style({
  maxWidth: '290px',
  paddingInline: '16px',
  paddingBlock: '14px',
  fontSize: '0.875rem',
  lineHeight: '1.45',
  color: colors.fg.muted,
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: '16px',
  boxShadow: shadows.lg,
})

globalStyle(`${priceCard} [data-part=arrow-tip]`, { borderColor: colors.border.DEFAULT })
