import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** Picture, name, eight facts, link, and the remove button. */
const ROWS = 12
const FACTS = 8

export const title = style({ ...text.h1, marginBlock: '24px' })

export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 14px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '0 28px' } },
})

export const column = style({
  display: 'grid',
  gridRow: `span ${ROWS}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: '10px',
  alignContent: 'start',
  marginBottom: '32px',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})

globalStyle(`${column} ${pictureCss.picture}`, { aspectRatio: '1', borderRadius: radii.lg })

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
  paddingTop: '10px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  fontSize: '0.9375rem',
})

export const label = style({ color: colors.fg.muted, fontSize: '0.875rem' })

globalStyle(`${column} ${productCardCss.rating}`, { margin: '0', padding: '0' })

export const remove = style({
  ...baseCss.linkRule,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: '600',
  '@media': { print: { display: 'none' } },
})

export const adding = style({ marginTop: '16px', '@media': { print: { display: 'none' } } })

export const search = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginBlock: '12px' })

export const searchLabel = style({ flexBasis: '100%', color: colors.fg.muted })

export const searchInput = style({
  flex: '1 1 200px',
  maxWidth: '420px',
  minHeight: '44px',
  paddingInline: '16px',
  border: `1.5px solid ${colors.border.control}`,
  borderRadius: radii.full,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
})

export const additions = style({
  display: 'grid',
  gap: '4px 28px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const addition = style({ overflowWrap: 'anywhere', fontSize: '0.9375rem' })

export const add = style({ display: 'block', paddingBlock: '11px 2px', minHeight: '44px' })

export const addWord = style([baseCss.link, { fontWeight: '600' }])
