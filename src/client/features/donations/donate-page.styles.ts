import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const donatePageStyles: StyleRules = {
  '.donate-band': { bg: '#F9E3D8' },
  '.donate-band .page-band-picture img': { objectPosition: '50% 48%' },
  '.donate-grid': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.08fr)' },
    gap: { base: '18px', lg: '28px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    pt: { base: '18px', md: '28px' },
  },
  '.why-donate, .other-ways': {
    borderRadius: { base: 'xl', md: '2xl' },
    px: { base: '22px', md: '40px' },
    py: { base: '26px', md: '36px' },
    gridColumn: { lg: '1' },
  },
  '.why-donate': { bg: 'coral.subtle', gridRow: { lg: '1' } },
  '.why-donate ul': { display: 'grid', gap: '16px', mt: '20px', mb: '28px' },
  '.why-donate li': { display: 'flex', gap: '14px', lineHeight: '1.45' },
  '.why-donate b': { fontWeight: '650' },
  '.why-donate li p, .progress-note, .other-ways > p': { color: 'fg.muted' },
  '.benefit-disc': {
    w: '40px',
    h: '40px',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'coral.fg',
    fontSize: '18px',
  },
  '.progress-note': { fontSize: '14px', mt: '6px' },
  '.other-ways': { bg: 'bg.subtle', gridRow: { lg: '2' } },
  '.other-ways > p': { mt: '8px', maxW: '34em' },
  '.other-ways ul': { display: 'flex', flexWrap: 'wrap', gap: '10px', mt: '18px', mb: '10px' },
}

export const donatePageConditions: ConditionalRules = {
  '@media (scripting: none)': { '.needs-script': { display: 'none' } },
}
