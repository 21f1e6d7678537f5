import { style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** On a phone, a row to swipe; the cut-off next picture shows that there is more. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '140px',
  gap: '14px',
  overflowX: 'auto',
  marginInline: '-16px',
  padding: '4px 16px',
  scrollPaddingInline: '16px',
  '@media': {
    [from.md]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '24px',
      marginInline: '0',
      paddingInline: '0',
      overflowX: 'visible',
    },
    [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const item = style({
  display: 'grid',
  gap: '8px',
  borderRadius: radii.lg,
  fontSize: '0.9375rem',
  fontWeight: '600',
  lineHeight: '1.35',
})

export const picture = style({ aspectRatio: '1', borderRadius: radii.lg })

export const name = style({
  ...productCardCss.clamped,
  selectors: { [`${item}:hover > &`]: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})

export const textButton = style({
  ...baseCss.linkRule,
  minHeight: '44px',
  fontWeight: '650',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
})
