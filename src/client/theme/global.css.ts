import { globalStyle } from '@vanilla-extract/css'
import { colors, fonts, radii, smallPhone } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

globalStyle('html', {
  colorScheme: 'light dark',
  scrollBehavior: 'smooth',
  scrollPaddingTop: '96px',
  vars: { [pictureCss.pictureLight]: '1' },
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
})

globalStyle('html.light', { colorScheme: 'light' })

globalStyle('html.dark', { colorScheme: 'dark', vars: { [pictureCss.pictureLight]: '.93' } })

globalStyle('body', {
  background: colors.bg.DEFAULT,
  color: colors.fg.DEFAULT,
  fontFamily: fonts.body,
  lineHeight: '1.55',
  fontSize: '1rem',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
})

globalStyle('main', { flex: '1', display: 'block' })

globalStyle('h1, h2, h3', {
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [smallPhone]: { hyphens: 'auto' } },
})

globalStyle('p', { textWrap: 'pretty' })

globalStyle(':focus-visible', {
  outline: `3px solid ${colors.brand.focusRing}`,
  outlineOffset: '3px',
  borderRadius: radii.sm,
})

globalStyle('::selection', { background: colors.brand.muted, color: colors.fg.DEFAULT })

globalStyle('html:not(.light)', {
  '@media': { '(prefers-color-scheme: dark)': { vars: { [pictureCss.pictureLight]: '.93' } } },
})

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
})
