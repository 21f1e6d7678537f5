import type { StyleRules } from '#client/ui/style-rules.ts'

export const priceHoverCardStyles: StyleRules = {
  '.price-card': {
    maxW: '290px',
    px: '16px',
    py: '14px',
    fontSize: '14px',
    lineHeight: '1.45',
    color: 'fg.muted',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: '16px',
    boxShadow: 'lg',
  },
}
