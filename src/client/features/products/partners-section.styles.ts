import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const partnerStyles: StyleRules = {
  '.partners-section': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 900px',
    bg: 'bg.subtle',
    mt: { base: '56px', md: '80px' },
    pt: { base: '48px', md: '72px' },
    pb: { base: '48px', md: '80px' },
  },
  '.partner-card': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '1fr' },
    gridTemplateRows: { md: 'auto auto 1fr auto' },
    justifyItems: 'start',
    alignItems: 'center',
    gap: { base: '8px 12px', md: '12px' },
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    px: { base: '18px', md: '24px' },
    py: { base: '16px', md: '24px' },
  },
  '.partner-card .picture': {
    h: { base: '44px', md: '64px' },
    w: '100%',
    bg: '#FFFFFF',
    borderRadius: '14px',
  },
  '.partner-card .picture img': {
    h: { base: '38px', md: '46px' },
    objectFit: 'contain',
    objectPosition: '0 50%',
    filter: 'none',
    my: { base: '3px', md: '9px' },
  },
  '.partner-card p': {
    fontSize: '15px',
    lineHeight: '1.5',
    color: 'fg.muted',
    gridColumn: '1 / -1',
    alignSelf: 'start',
  },
  '.partner-card > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: '8px',
    gridColumn: '1 / -1',
    w: '100%',
    fontSize: '14px',
    color: 'fg.muted',
  },
  '.partner-card > div > :first-child': { lineHeight: '44px' },
  '.partner-link': { display: 'grid', justifyItems: 'end' },
  '.partner-card a': {
    color: 'brand.fg',
    fontWeight: '650',
    fontSize: '15px',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
  },
  '.partner-card a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  'html.dark .partner-card .picture': { px: '12px' },
}

export const partnerConditions: ConditionalRules = {
  '@media (prefers-color-scheme: dark)': { 'html:not(.light) .partner-card .picture': { px: '12px' } },
}
