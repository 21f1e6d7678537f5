import type { StyleRules } from '#client/ui/style-rules.ts'

export const subscribePageStyles: StyleRules = {
  '.subscribe-page': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '28px', lg: '72px' },
    alignItems: 'center',
    pt: { base: '28px', md: '48px' },
  },
  '.subscribe-page h1': { textStyle: 'h1' },
  '.subscribe-lead': { textStyle: 'lead', color: 'fg.muted', mt: '14px', maxW: '34em' },
  '.subscribe-points': { display: 'grid', gap: '12px', mt: '24px' },
  '.subscribe-points li': { display: 'flex', gap: '12px' },
  '.subscribe-points .icon': { color: 'brand.fg', mt: '.2em' },
  '.subscribe-card': {
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: { base: 'xl', md: '2xl' },
    overflow: 'hidden',
  },
  '.subscribe-card .picture': { aspectRatio: { base: '2/1', md: '5/2' } },
  '.subscribe-card .picture img': { objectPosition: '50% 72%' },
  '.subscribe-card form': {
    display: 'grid',
    gap: '18px',
    px: { base: '20px', md: '36px' },
    pt: { base: '22px', md: '32px' },
    pb: { base: '24px', md: '36px' },
  },
  '.newsletter-consent': { fontSize: '15px', color: 'fg.muted' },
  '.newsletter-consent a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '.subscribed-notice': {
    px: { base: '20px', md: '36px' },
    pt: { base: '22px', md: '32px' },
    pb: { base: '24px', md: '36px' },
  },
  '.subscribed-notice h2': { textStyle: 'h3' },
  '.subscribed-notice p': { mt: '10px', mb: '20px', color: 'fg.muted' },
}
