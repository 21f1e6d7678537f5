import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const productDetail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', gap: '64px' } },
})

export const productPicture = style({
  position: 'relative',
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': { [from.md]: { borderRadius: radii['2xl'] }, [from.lg]: { position: 'sticky', top: '100px' } },
})

globalStyle(`${productPicture} ${pictureCss.picture}`, { aspectRatio: '1' })

export const productInfo = style({})

globalStyle(`${productInfo} h1`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '32px',
  lineHeight: '1.08',
  letterSpacing: '-0.02em',
  marginTop: '10px',
  '@media': { [from.lg]: { fontSize: '44px' } },
})

globalStyle(`${productInfo} ${productCardCss.rating}`, {
  marginTop: '0',
  marginBottom: '0',
  fontSize: '15px',
})

export const productDescription = style({
  fontSize: '17px',
  lineHeight: '1.6',
  marginTop: '18px',
  maxWidth: '60ch',
  whiteSpace: 'pre-line',
})

export const productBuy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 28px',
  marginTop: '28px',
})

globalStyle(`${productBuy} ${productCardCss.price}`, { fontSize: '34px' })

globalStyle(`${productBuy} ${productCardCss.priceCurrency}`, { fontSize: '16px' })

export const affiliateNote = style({ marginTop: '14px', color: colors.fg.muted, fontSize: '15px' })

export const otherOffers = style({ marginTop: '32px' })

globalStyle(`${otherOffers} h2`, { ...text.h3, marginBottom: '4px' })

globalStyle(`${otherOffers} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '24px' } },
})

globalStyle(`${otherOffers} ${productCardCss.retailer}`, { margin: '0' })

globalStyle(`${otherOffers} ${productCardCss.buyNow}`, {
  gridArea: '1 / 2 / 3',
  '@media': { [from.md]: { gridArea: 'auto' } },
})

export const offerFacts = style({ fontSize: '15px', color: colors.fg.muted, marginTop: '4px' })

globalStyle(`${otherOffers} ${productCardCss.priceUnknown}`, { fontSize: '15px' })

export const offerPrice = style({ fontSize: '19px', fontWeight: '650', whiteSpace: 'nowrap' })

export const productFacts = style({ marginTop: '28px', borderTop: `1px solid ${colors.border.DEFAULT}` })

globalStyle(`${productFacts} > div`, {
  display: 'grid',
  gridTemplateColumns: '140px 1fr',
  gap: '16px',
  paddingBlock: '11px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  fontSize: '15px',
})

globalStyle(`${productFacts} dt`, { color: colors.fg.muted })
