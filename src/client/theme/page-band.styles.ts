import type { StyleRules } from '#client/theme/style-rules.ts'

export const pageBandStyles: StyleRules = {
  '.page-band': {
    position: 'relative', overflow: 'hidden', borderRadius: { base: 'xl', md: '2xl' }, mt: { base: '12px', md: '20px' }, px: { base: '22px', md: '64px' }, py: { base: '30px', md: '52px' }, minH: { md: '292px' }, color: 'ink', filter: 'brightness(var(--picture-light))', display: 'flex', alignItems: 'center',
  },
  '.tint-band-feeding': { bg: '#D8EBDF' },
  '.page-band > div': { position: 'relative', w: '100%' },
  '.page-band h1': { textStyle: 'h1' },
  '.page-band p': { fontSize: { base: '16px', md: '18px' }, color: 'ink.muted', mt: { base: '8px', md: '12px' }, maxW: '34em' },
  '.page-band-picture': { position: 'absolute', insetBlock: '0', right: '0', w: '50%', h: '100%', display: { base: 'none', md: 'block' }, bg: 'transparent', mask: 'linear-gradient(90deg, transparent, #000 42%)' },
  '.page-band-picture img': { objectPosition: '100% 70%', filter: 'none' },
  '.search-box': { display: 'flex', alignItems: 'center', gap: '12px', maxW: '560px', h: { base: '54px', md: '58px' }, mt: { base: '18px', md: '26px' }, pl: { base: '18px', md: '22px' }, pr: '7px', bg: '#FFFFFF', color: '#5B6966', border: '1.5px solid #8C8577', borderRadius: 'full', fontSize: { base: '16px', md: '17px' }, colorScheme: 'light' },
  '.search-box:focus-within': { outline: '3px solid #1C625E', outlineOffset: '2px' },
  '.search-box input': { flex: '1', minW: '0', h: '100%', bg: 'transparent', border: '0', outline: 'none', color: 'ink' },
  '.search-box input::placeholder': { color: '#5B6966', opacity: '1' },
  '.search-button': { color: '#134B48' },
  '.search-button:hover': { bg: '#E6F2EF' },
}
