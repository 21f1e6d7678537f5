import { style } from '@vanilla-extract/css'
import { colors, fonts, shadows } from '#client/theme/vars.ts'

/** Above the price or below it; at the foot of the screen where a browser lacks anchor positioning. */
export const priceNote = style({
  inset: 'auto 16px 16px',
  maxWidth: '290px',
  margin: '0 auto',
  padding: '14px 16px',
  fontFamily: fonts.body,
  fontSize: '0.875rem',
  fontWeight: '450',
  lineHeight: '1.45',
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  color: colors.fg.muted,
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: '16px',
  boxShadow: shadows.lg,
  '@supports': {
    '(position-area: top)': {
      inset: 'auto',
      margin: '8px',
      positionAnchor: '--price',
      positionArea: 'block-end',
      positionTryFallbacks: 'flip-block',
    },
  },
})
