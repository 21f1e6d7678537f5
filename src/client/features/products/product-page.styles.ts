import type { StyleRules } from '#client/ui/style-rules.ts'

export const productPageStyles: StyleRules = {
  '.product-detail': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
    gap: { base: '24px', lg: '64px' },
    alignItems: 'start',
  },
  '.product-picture': {
    position: { base: 'relative', lg: 'sticky' },
    top: { lg: '100px' },
    borderRadius: { base: 'xl', md: '2xl' },
    overflow: 'hidden',
  },
  '.product-picture .picture': { aspectRatio: '1' },
  '.product-info h1': { textStyle: 'h1', fontSize: { base: '32px', lg: '44px' }, mt: '10px' },
  '.product-info .rating': { mt: '0', mb: '0', fontSize: '15px' },
  '.product-description': {
    fontSize: '17px',
    lineHeight: '1.6',
    mt: '18px',
    maxW: '60ch',
    whiteSpace: 'pre-line',
  },
  '.product-buy': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px 28px', mt: '28px' },
  '.product-buy .price': { fontSize: '34px' },
  '.product-buy .price-trigger': { fontSize: '16px' },
  '.affiliate-note': { mt: '14px', fontSize: '15px', color: 'fg.muted' },
  '.product-facts': { mt: '28px', borderTop: '1px solid {colors.border}' },
  '.product-facts > div': {
    display: 'grid',
    gridTemplateColumns: '140px 1fr',
    gap: '16px',
    py: '11px',
    borderBottom: '1px solid {colors.border}',
    fontSize: '15px',
  },
  '.product-facts dt': { color: 'fg.muted' },
}
