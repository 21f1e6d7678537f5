import type { StyleRules } from '#client/theme/style-rules.ts'

export const footerStyles: StyleRules = {
  '.site-footer': { mt: { base: '56px', md: '88px' }, bg: 'bg.subtle', borderTop: '1px solid {colors.border}', fontSize: '15px', color: 'fg.muted' },
  'main:has(.partners-section) + .site-footer': { mt: '0' },
  '.site-footer .wrap': {
    display: 'grid', gap: { base: '32px', lg: '48px' }, pt: { base: '40px', md: '64px' }, pb: '28px',
    gridTemplateColumns: { base: '1fr 1fr', lg: '1.5fr .8fr 1.1fr 1.6fr' },
  },
  '.footer-about, .newsletter-box': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  '.footer-about p': { mt: '10px', maxW: '34ch' },
  '.social-links': { display: 'flex', gap: '4px 18px', mt: '10px', flexWrap: 'wrap' },
  '.site-footer h2': { fontSize: '16px', fontWeight: '700', color: 'fg', mb: '8px' },
  '.site-footer li a, .footer-bottom a': { display: 'inline-flex', alignItems: 'center', minH: '36px' },
  '.site-footer a:not(.site-logo, .btn):hover': { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.newsletter-box div': { display: 'flex', gap: '8px', mt: '12px' },
  '.newsletter-box input': {
    flex: '1', minW: '0', h: '48px', borderRadius: 'full', border: '1.5px solid {colors.border.control}', bg: 'bg.panel', color: 'fg', px: '18px', fontSize: '16px',
  },
  '.newsletter-box .btn': { minH: '48px' },
  '.footer-bottom': {
    gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px 24px', borderTop: '1px solid {colors.border}', pt: '20px',
  },
  '.footer-bottom p': { display: 'flex', gap: '20px' },
}
