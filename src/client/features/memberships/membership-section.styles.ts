import type { StyleRules } from '#client/ui/style-rules.ts'

export const membershipSectionStyles: StyleRules = {
  '.membership': { scrollMarginTop: '96px' },
  '.membership .membership-thanks': { color: 'fg', fontWeight: '600' },
  '.membership .demo-note': {
    mt: '14px',
    px: '16px',
    py: '10px',
    borderRadius: 'md',
    bg: 'feeding.subtle',
    color: 'feeding.fg',
    fontWeight: '600',
  },
  '.membership-list': { display: 'grid', mt: '12px' },
  '.membership-list li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    py: '12px',
    borderBottom: '1px solid {colors.border}',
    color: 'fg.muted',
  },
  '.membership-list b': { color: 'fg', fontWeight: '650' },
  '.membership-list span:last-child': { ml: { md: 'auto' } },
  '.membership-offer': {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    mt: '20px',
    pt: '20px',
    borderTop: '1px solid {colors.border}',
  },
  '.membership-offer h3': { fontWeight: '650' },
  '.membership-offer > p': { color: 'fg.muted', mt: '-8px' },
  '.membership-offer .field': { w: '100%', maxW: '440px' },
}
