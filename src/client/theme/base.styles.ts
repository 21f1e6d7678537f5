import { type StyleRules } from '#client/theme/style-rules.ts'

export const baseStyles: StyleRules = {
  html: { colorScheme: 'light dark', scrollBehavior: 'smooth', scrollPaddingTop: '96px', '--picture-light': '1' },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark', '--picture-light': '.93' },
  '@media (prefers-color-scheme: dark)': { 'html:not(.light)': { '--picture-light': '.93' } },
  body: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: '1.55', fontSize: '1rem', minH: '100dvh', display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  main: { flex: '1', display: 'block' },
  'h1, h2, h3': { textWrap: 'balance' },
  ':focus-visible': { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '3px', borderRadius: 'sm' },
  '::selection': { bg: 'brand.muted', color: 'fg' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '.wrap': { w: '100%', maxW: '1320px', mx: 'auto', px: { base: '16px', md: '40px' } },
  '.section': { pt: { base: '48px', md: '72px' } },
  '.section-head': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: '24px', mb: { base: '18px', md: '28px' } },
  '.section-head p': { color: 'fg.muted', mt: '8px', fontSize: { base: '16px', md: '17px' } },
  '.h2': { textStyle: 'h2' },
  '.h3': { textStyle: 'h3' },
  '.muted': { color: 'fg.muted' },
  '.desk': { display: { base: 'none', md: 'inline-flex' } },
  '.visually-hidden': { position: 'absolute', w: '1px', h: '1px', m: '-1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '.skip-link': {
    position: 'absolute', left: '16px', top: '-80px', zIndex: '30', bg: 'brand.solid', color: 'brand.contrast', px: '20px', py: '12px', borderRadius: 'full', fontWeight: '600',
  },
  '.skip-link:focus': { top: '12px' },
  '.icon': {
    display: 'inline-block', flex: 'none', w: '1.125em', h: '1.125em', bg: 'currentColor', mask: 'var(--icon) center / contain no-repeat', forcedColorAdjust: 'none', verticalAlign: '-0.2em',
  },
  '@media (forced-colors: active)': { '.icon': { bg: 'CanvasText' } },
  '.grid': { display: 'grid', gap: { base: '18px', md: '24px' } },
  '.grid-3': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }, gap: { base: '18px', lg: '28px' } },
  '.grid-4': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } },
  '.picture': { display: 'block', position: 'relative', overflow: 'hidden', bg: 'bg.muted' },
  '.picture img': { display: 'block', w: '100%', h: '100%', objectFit: 'cover', filter: 'brightness(var(--picture-light))' },
  '.picture.contain img': { objectFit: 'contain', p: '8%' },
  '.more': { fontWeight: '650', color: 'brand.fg', gap: '6px', alignItems: 'center', whiteSpace: 'nowrap', py: '10px', display: 'inline-flex' },
  '.more:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.tag': { fontSize: '13px', fontWeight: '650', borderRadius: 'full', px: '11px', py: '4px', bg: 'bg.muted', color: 'fg.muted', whiteSpace: 'nowrap' },
  ...Object.fromEntries(
    ['clothing', 'feeding', 'toys', 'nursery', 'safety'].map((name) => [
      `.tint-${name}`,
      { bg: `${name}.subtle`, color: `${name}.fg`, '--dot': `{colors.${name}.solid}` },
    ]),
  ),
  '.dot': { w: '10px', h: '10px', borderRadius: 'full', bg: 'var(--dot)', flex: 'none' },
}

export const buttonStyles: StyleRules = {
  '.btn': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '9px', minH: '48px', px: '24px', borderRadius: 'full', fontWeight: '600', fontSize: '16px', lineHeight: '1.2', border: '1.5px solid transparent', cursor: 'pointer', whiteSpace: 'nowrap',
    transition: 'background .18s, border-color .18s, box-shadow .18s',
  },
  '.btn-sm': { minH: '44px', px: '18px', fontSize: '15px' },
  '.btn-lg': { minH: { base: '52px', md: '56px' }, px: { base: '16px', md: '30px' }, fontSize: { base: '16px', md: '17px' } },
  '.btn-solid': { bg: 'brand.solid', color: 'brand.contrast' },
  '.btn-solid:hover': { bg: 'brand.emphasized' },
  '.btn-outline': { bg: 'bg.panel', color: 'fg', borderColor: 'border.control' },
  '.btn-outline:hover': { borderColor: 'fg' },
  '.btn-soft': { bg: 'brand.subtle', color: 'brand.fg' },
  '.btn-soft:hover': { bg: 'brand.muted' },
  '.btn:disabled': { opacity: '.55', cursor: 'not-allowed' },
  '.icon-btn': { w: '44px', h: '44px', borderRadius: 'full', display: 'grid', placeItems: 'center', color: 'fg', bg: 'transparent', border: '0', cursor: 'pointer', fontSize: '20px', transition: 'background .18s' },
  '.icon-btn:hover': { bg: 'bg.subtle' },
}
