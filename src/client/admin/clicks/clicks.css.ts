import '#client/admin/kit/figures.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const rangeForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '12px',
  marginBottom: '20px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, 180px) auto 1fr' } },
})

globalStyle(`${rangeForm} p`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto', justifySelf: 'end' } },
})

export const clicksCsv = style({ marginTop: '12px' })

globalStyle(`${rangeForm} p a, ${clicksCsv} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '40px',
  color: colors.brand.fg,
  fontWeight: '600',
})

globalStyle(`:is(${rangeForm} p a, ${clicksCsv} a):hover`, {
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

export const clicksFigures = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const clicksColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const clicksChart = style({ marginTop: '18px', height: '260px' })

export const clicksScroll = style({ maxHeight: '460px', overflow: 'auto', marginTop: '14px' })

globalStyle(`${clicksScroll} :is(tr, th, td)`, {
  background: 'transparent',
  borderColor: colors.border.DEFAULT,
})

globalStyle(`${clicksScroll} td:first-of-type`, { whiteSpace: 'normal', minWidth: '130px' })

globalStyle(`${clicksScroll} th`, { color: colors.fg.muted })

globalStyle(`${clicksScroll} td`, {
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  color: colors.fg.DEFAULT,
})

export const clicksBar = style({
  position: 'absolute',
  insetBlock: '4px',
  left: '0',
  background: colors.brand.subtle,
  borderRadius: '6px',
})

export const clicksLabel = style({ position: 'relative', overflowWrap: 'anywhere' })
