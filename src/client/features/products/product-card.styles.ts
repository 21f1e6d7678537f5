import type { StyleRules } from '#client/theme/style-rules.ts'

const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25.2 24'%3E%3Cpath d='M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z'/%3E%3C/svg%3E\")"

export const productCardStyles: StyleRules = {
  '.product-card': {
    position: 'relative', display: 'flex', flexDirection: 'column', bg: 'bg.panel', border: '1px solid {colors.border}', borderRadius: 'xl', overflow: 'hidden', transition: 'box-shadow .18s, border-color .18s',
  },
  '.product-card:hover': { boxShadow: 'md', borderColor: 'transparent' },
  '.product-card .picture': { aspectRatio: { base: '10/9', md: '1' } },
  '.product-card .picture img': { transition: 'transform .5s {easings.out}' },
  '.product-card:hover .picture img': { transform: 'scale(1.035)' },
  '.badge': { position: 'absolute', left: '14px', top: '14px', display: 'inline-flex', gap: '6px', alignItems: 'center', fontSize: '13px', fontWeight: '700', px: '12px', py: '6px', borderRadius: 'full', lineHeight: '1.2' },
  '.badge-best': { bg: '#F5D08C', color: '#4A2F06' },
  '.badge-pick': { bg: '#1C625E', color: '#FFFFFF' },
  '.heart': {
    position: 'absolute', right: '12px', top: '12px', zIndex: '1', w: '44px', h: '44px', borderRadius: 'full', bg: '#FFFFFFF0', color: 'ink', display: 'grid', placeItems: 'center', border: '0', cursor: 'pointer', fontSize: '19px', boxShadow: 'sm', transition: 'color .18s',
  },
  '.heart:hover': { color: 'heart' },
  '.card-body': { display: 'flex', flexDirection: 'column', flex: '1', px: '20px', pt: '18px', pb: '20px' },
  '.retailer': { display: 'flex', gap: '8px', alignItems: 'center', fontSize: '14px', fontWeight: '550', color: 'fg.muted' },
  '.mark': { w: '20px', h: '20px', flex: 'none', borderRadius: '5px', bg: 'light-dark(transparent, #FFFFFF)', backgroundSize: 'contain', backgroundPosition: 'center', backgroundRepeat: 'no-repeat', objectFit: 'contain' },
  '.mark-letter': { bg: 'bg.muted', display: 'grid', placeItems: 'center', fontSize: '12px', fontWeight: '700' },
  '.card-title': { textStyle: 'cardTitle', mt: '7px', mb: '6px' },
  '.card-title a::after': { content: '""', position: 'absolute', inset: '0' },
  '.card-title a:focus-visible': { outline: 'none' },
  '.product-card:has(.card-title a:focus-visible)': { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '3px' },
  '.card-description': { fontSize: '15px', lineHeight: '1.5', color: 'fg.muted', display: '-webkit-box', WebkitLineClamp: '3', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '.rating': { display: 'flex', alignItems: 'center', gap: '7px', fontSize: '14px', color: 'fg.muted', mt: 'auto', pt: '12px', mb: '14px' },
  '.rating b': { color: 'fg', fontWeight: '650' },
  '.stars': {
    w: '84px', h: '16px', flex: 'none', bg: 'linear-gradient(90deg, {colors.star} var(--filled), {colors.border} var(--filled))', mask: `${STAR} 0 0 / 16.8px 16px repeat-x`, forcedColorAdjust: 'none',
  },
  '.card-buy': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '10px', flexWrap: 'wrap' },
  '.card-buy .btn': { position: 'relative', zIndex: '1' },
  '.price': { textStyle: 'price', whiteSpace: 'nowrap', position: 'relative', zIndex: '1' },
  '.price-unknown': { fontSize: '15px', fontWeight: '600', color: 'fg.muted' },
  '.price-trigger': {
    fontFamily: 'body', fontWeight: '600', fontSize: '13px', color: 'fg.muted', letterSpacing: '0', p: '0', minW: '32px', minH: '32px', bg: 'none', border: '0', cursor: 'help', textDecoration: 'underline dotted {colors.border.control}', textUnderlineOffset: '4px',
  },
}
