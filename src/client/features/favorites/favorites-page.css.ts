import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { colors, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** Large text takes the button to a line of its own. */
export const head = style([baseCss.sectionHead, { flexWrap: 'wrap' }])

globalStyle(`${head} > div`, { flex: '1 1 8em' })

/** Prints one line per product. */
export const favoriteList = style({ '@media': { print: { display: 'block' } } })

globalStyle(`${favoriteList} article`, {
  '@media': { print: { flexDirection: 'row', alignItems: 'center', border: '0', borderRadius: '0' } },
})

globalStyle(`${favoriteList} article ${pictureCss.picture}:not(${productCardCss.mark})`, {
  '@media': { print: { width: '2cm', height: '2cm', flex: 'none' } },
})

globalStyle(`${favoriteList} ${productCardCss.cardBody}`, {
  '@media': { print: { flex: '1', paddingBlock: '.2cm' } },
})

globalStyle(
  `${favoriteList} ${productCardCss.badge}, ${favoriteList} ${productCardCss.cardDescription}, ${favoriteList} ${productCardCss.rating}, ${favoriteList} :is(${productCardCss.buyNow}, ${productCardCss.compareLink})`,
  { '@media': { print: { display: 'none' } } },
)

/** Holds the place of the list, so that nothing below it moves. */
export const loading = style([baseCss.needsScript, { minHeight: '100vh' }])

/** Comes with the list, or at once where no script will load one. */
export const accountOffer = style({
  '@media': { '(scripting: enabled)': { selectors: { [`${loading} + &`]: { display: 'none' } } } },
})

export const sharing = style({
  marginTop: '48px',
  paddingInline: '22px',
  paddingBlock: '24px',
  borderRadius: radii.xl,
  background: colors.bg.subtle,
  '@media': { print: { display: 'none' } },
})

export const sharingForm = style({ display: 'grid', justifyItems: 'start', gap: '16px', marginTop: '6px' })

export const sharingText = style({ color: colors.fg.muted, maxWidth: '43em', overflowWrap: 'anywhere' })

export const sharingLink = style([baseCss.link, { textUnderlineOffset: '3px' }])

export const sharingButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })
