import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** On paper: a line for each product. */
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
  `${favoriteList} ${productCardCss.badge}, ${favoriteList} ${productCardCss.cardDescription}, ${favoriteList} ${productCardCss.rating}, ${favoriteList} ${productCardCss.buyNow}`,
  { '@media': { print: { display: 'none' } } },
)
