import { globalStyle, style } from '@vanilla-extract/css'
import * as cardCss from '#client/features/products/product-card.css.ts'
import { below, radii } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

const phone = `screen and ${below.md}`

/** On a phone a product is a row, its picture beside its words, so that a screen shows several prices. */
export const cardRow = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(96px, 31vw, 132px) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: '14px',
      padding: '14px',
    },
  },
})

type Rule = Parameters<typeof globalStyle>[1]

const onPhone = (selector: string, rule: Rule) =>
  globalStyle(`${cardRow} ${selector}`, { '@media': { [phone]: rule } })

onPhone(`:is(${cardCss.cardBody}, ${cardCss.cardHead})`, { display: 'contents' })
onPhone(`${cardCss.cardBody} > *`, { gridColumn: '1 / -1' })
onPhone(`> ${pictureCss.picture}`, {
  gridArea: '1 / 1 / span 4',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: radii.lg,
})
onPhone(cardCss.badge, {
  inset: '0 auto auto 0',
  paddingInline: '14px 10px',
  paddingBlock: '4px',
  borderRadius: `0 0 ${radii.md} 0`,
  fontSize: '0.75rem',
})
onPhone(cardCss.cardHeart, {
  right: '4px',
  top: '4px',
  background: 'none',
  color: 'inherit',
  boxShadow: 'none',
})
onPhone(cardCss.retailer, { gridArea: '1 / 2', paddingRight: '34px', minHeight: '24px' })
onPhone(cardCss.cardTitle, {
  gridArea: '2 / 2',
  marginBlock: '2px',
  fontSize: '1rem',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
})
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
