import type { StyleRules } from '#client/ui/style-rules.ts'

export const contactPageStyles: StyleRules = {
  '.contact-page': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, .86fr)' },
    gap: { base: '28px', lg: '64px' },
    alignItems: 'center',
    pt: { base: '28px', md: '48px' },
  },
  '.contact-page h1': { textStyle: 'h1' },
  '.contact-lead': { textStyle: 'lead', color: 'fg.muted', mt: '14px', maxW: '34em' },
  '.contact-card': {
    mt: { base: '24px', md: '32px' },
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    px: { base: '20px', md: '32px' },
    py: { base: '8px', md: '14px' },
  },
  '.contact-card > div': {
    display: 'grid',
    gridTemplateColumns: { base: '68px minmax(0, 1fr)', md: '130px minmax(0, 1fr)' },
    gap: '16px',
    alignItems: 'center',
    minH: '60px',
    py: '7px',
  },
  '.contact-card > div + div': { borderTop: '1px solid {colors.border}' },
  '.contact-card dt': { color: 'fg.muted', fontSize: '15px' },
  '.contact-card dd': { fontWeight: '550', fontSize: '17px', whiteSpace: 'pre-line' },
  '.contact-card a': {
    display: 'inline-block',
    py: '9px',
    maxW: '100%',
    overflowWrap: 'anywhere',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
  '.contact-card a:hover': { textDecorationThickness: '2px' },
  '.contact-page > .picture': {
    borderRadius: { base: 'xl', md: '2xl' },
    aspectRatio: { base: '5/3', lg: '5/4' },
  },
  '.contact-reasons': {
    display: 'grid',
    gap: { base: '14px', md: '24px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  },
  '.contact-reasons > div': {
    borderRadius: 'xl',
    px: { base: '20px', md: '26px' },
    py: { base: '20px', md: '26px' },
  },
  '.contact-reasons p': { mt: '8px' },
  '.contact-reasons a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '600' },
}
