import type { StyleRules } from '#client/ui/style-rules.ts'

export const linkCardStyles: StyleRules = {
  '.link-card': {
    maxW: '640px',
    mx: 'auto',
    mt: { base: '24px', md: '56px' },
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: { base: 'xl', md: '2xl' },
    px: { base: '20px', md: '44px' },
    pt: { base: '26px', md: '40px' },
    pb: { base: '28px', md: '44px' },
    display: 'grid',
    gap: '20px',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
  '.link-card h1': { textStyle: 'h2' },
  '.link-card form': { display: 'grid', gap: '16px', justifyItems: 'start', w: '100%' },
  '.link-card .field': { w: '100%' },
  '.link-card p a:not(.btn)': {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '.link-card-note': { bg: 'brand.subtle', color: 'brand.fg', borderRadius: 'md', px: '16px', py: '10px' },
  '.link-card details': { w: '100%', borderTop: '1px solid {colors.border}', pt: '18px' },
  '.link-card summary': { cursor: 'pointer', fontWeight: '600', minH: '44px', alignContent: 'center' },
  '.link-card details p': { mb: '16px', color: 'fg.muted' },
}
