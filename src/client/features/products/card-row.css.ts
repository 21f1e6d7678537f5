import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
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
    // The badge is wider than the picture here, so it stands above it.
    [smallPhone]: { selectors: { [`&:has(> ${cardCss.badge})`]: { paddingTop: '2.5rem' } } },
  },
})

const inRow = (selector: string, rule: GlobalStyleRule, media = phone) =>
  globalStyle(`${cardRow} ${selector}`, { '@media': { [media]: rule } })

globalStyle(`div:has(> ${cardRow})`, { '@media': { [phone]: { gap: '12px' } } })

inRow(`:is(${cardCss.cardBody}, ${cardCss.cardHead})`, { display: 'contents' })
inRow(`${cardCss.cardBody} > *`, { gridColumn: '1 / -1' })
inRow(`> ${pictureCss.picture}`, {
  gridArea: '1 / 1 / span 4',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: radii.lg,
})
inRow(cardCss.badge, { inset: '0 auto auto 0', borderRadius: `0 0 ${radii.md} 0`, fontSize: '0.75rem' })
inRow(cardCss.cardHeart, {
  right: '4px',
  // It ends where the name begins.
  top: '-1px',
  border: '0',
  background: 'none',
  color: 'inherit',
  boxShadow: 'none',
})
inRow(cardCss.retailer, { gridArea: '1 / 2', paddingRight: '34px', minHeight: '24px' })
inRow(cardCss.cardTitle, { ...cardCss.clamped, gridArea: '2 / 2', marginBlock: '2px', fontSize: '1rem' })
inRow(cardCss.rating, { gridArea: '3 / 2', paddingTop: '2px' })
inRow(cardCss.compareLink, { gridArea: '4 / 2', justifySelf: 'start', alignSelf: 'end' })
inRow(cardCss.cardDescription, {
  gridRow: '5',
  marginTop: '8px',
  fontSize: '0.875rem',
  lineHeight: '1.45',
  WebkitLineClamp: '2',
})
inRow(cardCss.cardBuy, { gridRow: '6', paddingTop: '8px' })

// The tag stands below the retailer's name.
inRow(cardCss.retailer, { flexWrap: 'wrap', gap: '2px 8px' }, smallPhone)
inRow(cardCss.retailerName, { flex: '1 0 calc(100% - 28px)' }, smallPhone)
