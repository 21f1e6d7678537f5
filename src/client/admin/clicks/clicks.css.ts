import { globalStyle, style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { below, colors, from } from '#client/theme/vars.ts'

export const rangeForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '12px',
  marginBottom: '20px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, 180px) auto 1fr' } },
})

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto', justifySelf: 'end' } },
})

export const clicksCsv = style({ marginTop: '12px' })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '40px',
  color: colors.brand.fg,
  fontWeight: '600',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})

export const clicksFigures = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const clicksColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const clicksChart = style({ marginTop: '18px', height: '260px' })

export const clicksScroll = style([tableCss.scroll, { maxHeight: '460px', marginTop: '14px' }])

globalStyle(`${clicksScroll} :is(th, td)`, { '@media': { [below.md]: { paddingInline: '6px' } } })

globalStyle(`${clicksScroll} td`, { fontVariantNumeric: 'tabular-nums', color: colors.fg.DEFAULT })

export const clicksName = style({ position: 'relative', whiteSpace: 'normal', minWidth: '84px' })

/** Follows from its neighbors; a phone has no room for it. */
export const wideOnly = style({ '@media': { [below.md]: { display: 'none' } } })

export const clicksBar = style({
  position: 'absolute',
  insetBlock: '4px',
  left: '0',
  background: colors.brand.subtle,
  borderRadius: '6px',
})

export const pageLink = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
})

export const clicksLabel = style({ position: 'relative', overflowWrap: 'anywhere' })
