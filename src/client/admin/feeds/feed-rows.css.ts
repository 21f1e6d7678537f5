import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const columnList = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })

export const column = style({
  background: colors.bg.muted,
  borderRadius: radii.sm,
  paddingInline: '9px',
  paddingBlock: '3px',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const fieldRows = style({})

export const categoryRows = style({})

globalStyle(`${fieldRows}, ${categoryRows}`, { display: 'grid' })

globalStyle(`${fieldRows} li, ${categoryRows} li`, {
  display: 'grid',
  alignItems: 'center',
  gap: '4px',
  paddingBlock: '9px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { gap: '6px 16px' } },
})

globalStyle(`${fieldRows} li`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 180px) minmax(0, 300px) minmax(0, 1fr)' } },
})

globalStyle(`${categoryRows} li`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)' } },
})

globalStyle(`:is(${fieldRows}, ${categoryRows}) label`, { fontWeight: '600', overflowWrap: 'anywhere' })

export const fieldNeeded = style({})

globalStyle(`${categoryRows} label span, ${fieldNeeded}`, {
  marginLeft: '8px',
  fontWeight: '400',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  whiteSpace: 'nowrap',
})

export const fieldSample = style({
  color: colors.fg.muted,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
  minHeight: '1.5em',
})

export const fieldValues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { gridColumn: '2 / -1' } },
})

globalStyle(`${fieldValues} code`, {
  maxWidth: '100%',
  paddingInline: '6px',
  borderRadius: radii.sm,
  background: colors.bg.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
