import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import * as variantChoiceCss from '#client/features/products/variant-choice.css.ts'
import { below, colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const productDetail = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'start',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '0 32px',
    },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', gap: '0 64px' },
  },
})

/** The track in which the picture can stick: beside the text, not beyond it. */
export const productMediaTrack = style({
  '@media': { [from.md]: { gridRow: '1 / span 2', alignSelf: 'stretch' } },
})

export const gallery = style({ '@media': { [from.md]: { position: 'sticky', top: '100px' } } })

export const productMedia = style({
  position: 'relative',
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': { [from.md]: { borderRadius: radii['2xl'] } },
})

/** Each picture fills the strip; on a phone the next one shows at the edge. */
export const pictures = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  gap: '8px',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})

export const swiped = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollMarginTop: '100px',
  '@media': {
    [below.md]: {
      selectors: {
        '&:not(:only-child)': { flexBasis: '82%', borderRadius: radii.xl, overflow: 'hidden' },
      },
    },
  },
})

/** On the picture rather than on the edge of the next one. */
export const galleryHeart = style([
  productCardCss.cardHeart,
  {
    '@media': {
      [below.md]: {
        selectors: { [`${pictures}:has(> :nth-child(2)) ~ &`]: { right: 'calc(18% + 12px)' } },
      },
    },
  },
])

export const picture = style({
  width: '100%',
  aspectRatio: '1',
  maxHeight: 'max(30svh, 9rem)',
  '@media': {
    [from.md]: { maxHeight: 'none' },
    [below.md]: {
      selectors: {
        // With variants to choose from, Buy Now is in the first screen as well.
        [`${productDetail}:has(${variantChoiceCss.choices}) &`]: { maxHeight: 'max(21svh, 6rem)' },
      },
    },
  },
})

export const productName = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.625rem',
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  marginTop: '6px',
  '@media': {
    [from.md]: { fontSize: '2rem', lineHeight: '1.08', marginTop: '10px' },
    [from.lg]: { fontSize: '2.75rem' },
  },
})

export const longName = style({
  fontSize: '1.25rem',
  lineHeight: '1.2',
  letterSpacing: '-0.01em',
  '@media': { [from.md]: { fontSize: '1.5rem', lineHeight: '1.2' }, [from.lg]: { fontSize: '2rem' } },
})

export const rating = style([productCardCss.rating, { fontSize: '0.9375rem' }])

export const productBuy = style({
  display: 'grid',
  gap: '12px',
  marginTop: '10px',
  '@media': { [from.md]: { marginTop: '20px', gap: '18px', justifyItems: 'start' } },
})

export const priceAndStock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '36px',
})

globalStyle(`${productBuy} ${productCardCss.price}`, {
  fontSize: '1.875rem',
  '@media': { [from.md]: { fontSize: '2.125rem' } },
})

globalStyle(`${productBuy} ${productCardCss.priceCurrency}`, { fontSize: '1rem' })

globalStyle(`${productBuy} ${productCardCss.buyNow}`, { '@media': { [from.md]: { minWidth: '240px' } } })

globalStyle(`${productBuy} ${productCardCss.buyLabel}`, { maxWidth: 'none' })

export const stock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: colors.fg.muted,
  '::before': {
    content: '""',
    width: '9px',
    height: '9px',
    borderRadius: radii.full,
    border: '2px solid currentColor',
  },
})

export const inStock = style({ color: colors.fg.success, '::before': { background: 'currentColor' } })

export const productMore = style({ '@media': { [from.md]: { gridColumn: '2' } } })

export const productShare = style({ marginTop: '20px' })

globalStyle(`${productDetail} > ${baseCss.section}`, { gridColumn: '1 / -1' })

export const productHeading = style([baseCss.h3, { marginBottom: '8px' }])

export const description = style({ marginTop: '24px' })

export const unfold = style({})

export const descriptionText = style({
  display: 'grid',
  gap: '12px',
  fontSize: '1.0625rem',
  lineHeight: '1.6',
  maxWidth: '38.5em',
  selectors: {
    // Shows six lines.
    [`${unfold}:not(:checked) + &`]: {
      maxHeight: '9.6em',
      overflow: 'hidden',
      mask: 'linear-gradient(#000 55%, transparent)',
      '@media': { print: { maxHeight: 'none', mask: 'none' } },
    },
  },
})

export const points = style({ display: 'grid', gap: '4px', paddingLeft: '1.2em', listStyle: 'disc' })

globalStyle(`${points} ::marker`, { color: colors.brand.solid })

export const readMore = style({
  ...baseCss.ownLinkRule,
  fontWeight: '650',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
  selectors: {
    [`${unfold}:focus-visible ~ &`]: {
      outline: `3px solid ${colors.brand.focusRing}`,
      outlineOffset: '3px',
      borderRadius: radii.sm,
    },
  },
})

export const whileFolded = style({
  selectors: { [`${unfold}:checked ~ ${readMore} > &`]: { display: 'none' } },
})

export const whileUnfolded = style({
  selectors: { [`${unfold}:not(:checked) ~ ${readMore} > &`]: { display: 'none' } },
})

export const besidePrice = style({ display: 'grid', justifyItems: 'start', gap: '2px' })

/** A touch target that takes no room. */
export const alertLink = style({
  minHeight: '24px',
  '::after': { content: '""', position: 'absolute', inset: '-10px 0' },
})

export const affiliateNote = style({
  marginTop: '10px',
  color: colors.fg.muted,
  fontSize: '0.875rem',
  '@media': { [from.lg]: { fontSize: '0.9375rem' } },
})

export const productLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })

export const otherOffers = style({ marginTop: '24px' })

export const offers = style({ marginTop: '4px' })

/** On a phone the price and the button share a line, or have one each. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 10px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  // The tablet column is no wider than a phone.
  '@media': { [from.xl]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '24px' } },
})

export const offerSeller = style({ flexBasis: '100%', minWidth: '0' })

export const offerRetailer = style({ display: 'flex', alignItems: 'center', gap: '8px' })

export const offerLink = style({ minWidth: '0', paddingBlock: '11px', marginBlock: '-11px' })

export const offerFacts = style({ fontSize: '0.9375rem', color: colors.fg.muted, marginTop: '4px' })

export const total = style({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: '400',
  color: colors.fg.muted,
})

export const offerPrice = style({ fontSize: '1.1875rem', fontWeight: '650', whiteSpace: 'nowrap' })

export const noOfferPrice = style([offerPrice, { fontSize: '0.9375rem', color: colors.fg.muted }])

export const productFacts = style({ marginTop: '28px', borderTop: `1px solid ${colors.border.DEFAULT}` })

export const productFact = style({
  display: 'grid',
  gridTemplateColumns: '140px 1fr',
  gap: '16px',
  paddingBlock: '11px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  fontSize: '0.9375rem',
})
