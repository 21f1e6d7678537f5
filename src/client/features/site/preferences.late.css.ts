import { globalStyle } from '@vanilla-extract/css'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { colors } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

const property = (token: string) => token.slice('var('.length, -1)

const MORE_CONTRAST = '(prefers-contrast: more)'
const FORCED_COLORS = '(forced-colors: active)'

globalStyle(':root', {
  '@media': {
    [MORE_CONTRAST]: {
      vars: {
        [property(colors.fg.muted)]: colors.fg.DEFAULT,
        [property(colors.fg.subtle)]: colors.fg.DEFAULT,
        [property(colors.border.DEFAULT)]: colors.fg.DEFAULT,
        [property(colors.border.control)]: colors.fg.DEFAULT,
      },
    },
  },
})

globalStyle('p a, li a', { '@media': { [MORE_CONTRAST]: { textDecoration: 'underline' } } })

const CHOSEN = ':is([aria-current]:not([aria-current=false]), [aria-pressed=true])'
/** Current items that words alone indicate, and content behind an open panel. */
const PLACES = `:is(li, ${siteHeaderCss.siteLogo}, [tabindex="-1"])`

// Forced colors remove backgrounds, so chosen items need a line.
globalStyle(`${CHOSEN}:not(${PLACES})`, {
  '@media': { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

globalStyle(`${baseCss.dot}, ${siteHeaderCss.siteLogo} svg`, {
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
})

globalStyle('html', { '@media': { print: { colorScheme: 'light !important', fontSize: '11pt' } } })

globalStyle('body', { '@media': { print: { display: 'block', background: '#fff', color: '#000' } } })

globalStyle(
  `${siteHeaderCss.siteHeader}, ${siteHeaderCss.commissionNotice}, ${baseCss.skipLink}, main nav, main form, main button, body > footer`,
  { '@media': { print: { display: 'none !important' } } },
)

globalStyle('h1, h2, h3, figure, blockquote, li, article article', {
  '@media': { print: { breakInside: 'avoid' } },
})

globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } })
