import { globalStyle, style } from '@vanilla-extract/css'
import * as cardCss from '#client/features/products/product-card.css.ts'
import { below, radii, smallPhone } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

const phone = `screen and ${below.md}`

/** On a phone a product is a row, its picture beside its words, so that a screen shows several prices. */
export const cardRow = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(96px, 31vw, 8.25rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: '14px',
      padding: '14px',
    },
  },
})

const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${cardRow} ${selector}`, { '@media': { [phone]: rule } })

globalStyle(`div:has(> ${cardRow})`, { '@media': { [phone]: { gap: '12px' } } })

onPhone(`:is(${cardCss.cardBody}, ${cardCss.cardHead})`, { display: 'contents' })
onPhone(`${cardCss.cardBody} > *`, { gridColumn: '1 / -1' })
onPhone(`> ${pictureCss.picture}`, {
  gridArea: '1 / 1 / span 4',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: radii.lg,
})
onPhone(cardCss.badge, { inset: '0 auto auto 0', borderRadius: `0 0 ${radii.md} 0`, fontSize: '0.75rem' })
onPhone(cardCss.cardHeart, {
  right: '4px',
  // It ends where the name begins.
  top: '-1px',
  border: '0',
  background: 'none',
  color: 'inherit',
  boxShadow: 'none',
})
onPhone(cardCss.retailer, { gridArea: '1 / 2', paddingRight: '34px', minHeight: '24px' })
onPhone(cardCss.cardTitle, { ...cardCss.clamped, gridArea: '2 / 2', marginBlock: '2px', fontSize: '1rem' })
onPhone(cardCss.rating, { gridArea: '3 / 2', paddingTop: '2px' })
onPhone(cardCss.compareLink, { gridArea: '4 / 2', justifySelf: 'start', alignSelf: 'end' })
onPhone(cardCss.cardDescription, {
  gridRow: '5',
  marginTop: '8px',
  fontSize: '0.875rem',
  lineHeight: '1.45',
  WebkitLineClamp: '2',
})
onPhone(cardCss.cardBuy, { gridRow: '6', paddingTop: '8px' })

// The badge is wider than the picture here, so it stands above it; and the tag below the retailer's name.
globalStyle(`${cardRow}:has(> ${cardCss.badge})`, { '@media': { [smallPhone]: { paddingTop: '2.5rem' } } })
globalStyle(`${cardRow} ${cardCss.retailer}`, {
  '@media': { [smallPhone]: { flexWrap: 'wrap', gap: '2px 8px' } },
})
globalStyle(`${cardRow} ${cardCss.retailerName}`, {
  '@media': { [smallPhone]: { flex: '1 0 calc(100% - 28px)' } },
})
