import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { text } from '#client/theme/text.ts'
import { below, colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Picture, name, eight facts, link, and the remove button. */
const ROWS = 12
const FACTS = 8
/** Stands before what differs; its meaning is said in words. */
export const MARK = '≠'

export const title = style({ ...text.h1, marginBlock: '24px' })

export const column = style({
  display: 'grid',
  gridRow: `1 / span ${ROWS}`,
  scrollSnapAlign: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: '10px',
  alignContent: 'start',
  marginBottom: '32px',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})

/** The product after that many others. */
const after = (columns: number) => `> ${column}:nth-child(${columns + 1})`

const onTablet = `${from.md} and ${below.lg}`

/** One that is beyond the edge shows its beginning. */
export const compared = style({
  // Keeps hidden words inside.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(50% - 7px)',
  gap: '0 14px',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingTop: '4px',
  overflowX: 'auto',
  scrollPaddingInline: '16px',
  scrollSnapType: 'x proximity',
  '@media': {
    [`screen and ${below.md}`]: {
      selectors: { [`&:has(${after(2)})`]: { gridAutoColumns: 'calc(50% - 22px)' } },
    },
    [from.md]: { gridAutoColumns: 'calc((100% - 28px) / 3)' },
    [onTablet]: {
      selectors: { [`&:has(${after(3)})`]: { gridAutoColumns: 'calc((100% - 28px) / 3 - 14px)' } },
    },
    [from.lg]: { gridAutoColumns: 'calc((100% - 84px) / 4)', gap: '0 28px' },
    print: { gridAutoColumns: 'minmax(0, 1fr)', overflow: 'visible' },
  },
})

/** Shown while columns are beyond the edge. */
export const hint = style({
  display: 'none',
  color: colors.fg.muted,
  fontSize: '0.875rem',
  '@media': {
    [`screen and ${below.md}`]: {
      selectors: { [`&:has(+ ${compared} ${after(2)})`]: { display: 'block' } },
    },
    [onTablet]: {
      selectors: { [`&:has(+ ${compared} ${after(3)})`]: { display: 'block' } },
    },
  },
})

export const picture = style({ aspectRatio: '1', borderRadius: radii.lg })

export const name = style({
  ...text.cardTitle,
  display: 'block',
  paddingBlock: '10px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

export const facts = style({
  display: 'grid',
  gridRow: `span ${FACTS}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
})

export const fact = style({
  padding: '8px',
  marginInline: '-8px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: '4px',
  fontSize: '0.9375rem',
})

export const differing = style({ background: colors.bg.subtle })

export const label = style({
  color: colors.fg.muted,
  fontSize: '0.875rem',
  selectors: {
    [`${differing} > &::before`]: {
      content: `"${MARK} " / ""`,
      color: colors.brand.fg,
      fontWeight: '700',
    },
  },
})

globalStyle(`${column} ${productCardCss.buyNow}`, {
  '@media': { [below.md]: { paddingInline: '12px' } },
})

globalStyle(`${column} ${productCardCss.buyLabel}`, { whiteSpace: 'normal' })

export const rating = style([productCardCss.rating, { paddingTop: '0' }])

export const remove = style({
  ...baseCss.ownLinkRule,
  fontWeight: '600',
  '@media': { print: { display: 'none' } },
})

/** Below the products where they take all columns. */
export const adding = style({
  gridRow: `1 / span ${ROWS}`,
  alignSelf: 'start',
  scrollSnapAlign: 'start',
  marginBottom: '32px',
  padding: '16px 14px',
  border: `1.5px dashed ${colors.border.control}`,
  borderRadius: radii.lg,
  '@media': {
    [below.md]: {
      selectors: { [`${column} ~ ${column} ~ &`]: { gridArea: `${ROWS + 1} / 1 / auto / span 2` } },
    },
    [onTablet]: {
      selectors: {
        [`${column} ~ ${column} ~ ${column} ~ &`]: { gridArea: `${ROWS + 1} / 1 / auto / span 3` },
      },
    },
    print: { display: 'none' },
  },
})

export const search = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginBlock: '12px' })

export const searchLabel = style({ flexBasis: '100%', color: colors.fg.muted })

export const searchInput = style({
  flex: '1 1 10em',
  minWidth: '0',
  minHeight: '44px',
  paddingInline: '16px',
  border: `1.5px solid ${colors.border.control}`,
  borderRadius: radii.full,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
})

export const additions = style({ display: 'grid', gap: '4px' })

export const addition = style({ overflowWrap: 'anywhere', fontSize: '0.9375rem' })

export const add = style({ display: 'block', paddingBlock: '11px 2px', minHeight: '44px' })

export const addWord = style([baseCss.link, { fontWeight: '600' }])
