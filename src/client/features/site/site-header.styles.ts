import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const headerStyles: StyleRules = {
  '.commission-notice': {
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: { base: '13px', md: '14px' },
    textAlign: 'center',
    px: '16px',
    py: '8px',
  },
  '.commission-notice a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '600' },
  '.site-header': {
    position: 'sticky',
    top: '0',
    zIndex: '20',
    bg: 'color-mix(in srgb, {colors.bg} 90%, transparent)',
    backdropFilter: 'blur(12px)',
    borderBottom: '1px solid {colors.border}',
  },
  '.site-header .wrap': {
    display: 'flex',
    alignItems: 'center',
    h: { base: '64px', md: '76px' },
    gap: { base: '4px', md: '16px' },
  },
  '.site-logo': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    color: 'brand.solid',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '23px', md: '27px' },
    letterSpacing: '-0.02em',
    lineHeight: '1',
    minH: '44px',
  },
  '.site-logo svg': { w: { base: '34px', md: '40px' }, h: 'auto' },
  '.main-nav': { display: { base: 'none', lg: 'flex' }, gap: '4px', mx: 'auto', fontWeight: '550' },
  '.main-nav a': {
    px: { base: '9px', xl: '15px' },
    py: '9px',
    borderRadius: 'full',
    color: 'fg.muted',
    minH: '44px',
    transition: 'background .18s, color .18s',
  },
  '.main-nav a:not([aria-current]):hover': { bg: 'bg.subtle', color: 'fg' },
  '.main-nav a[aria-current=page], .mobile-menu a[aria-current=page]': {
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  '.header-actions': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '6px' },
    ml: { base: 'auto', lg: '0' },
  },
  '.account-button': { display: { base: 'none', md: 'grid' } },
  '.subscribe-button': { display: { base: 'none', md: 'inline-flex' }, ml: '8px' },
  '.menu-button': { display: { base: 'grid', lg: 'none' }, fontSize: '22px' },
  '.theme-toggle .icon-sun': { display: 'none' },
  'html.dark .theme-toggle .icon-sun': { display: 'inline-block' },
  'html.dark .theme-toggle .icon-moon': { display: 'none' },
}

export const headerConditions: ConditionalRules = {
  '@media (max-width: 359px)': { '.shop-link': { display: 'none' } },
  '@media (prefers-color-scheme: dark)': {
    'html:not(.light) .theme-toggle .icon-sun': { display: 'inline-block' },
    'html:not(.light) .theme-toggle .icon-moon': { display: 'none' },
  },
  '@media (scripting: none)': { '.theme-toggle': { display: 'none' } },
}
