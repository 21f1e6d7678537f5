import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const priceHistory = style({ marginTop: '32px' })

export const note = style({ marginTop: '4px', color: colors.fg.muted, fontSize: '0.9375rem' })

export const drop = style({
  marginBottom: '12px',
  padding: '10px 14px',
  borderRadius: radii.md,
  background: colors.brand.subtle,
  color: colors.brand.fg,
  fontSize: '0.9375rem',
})

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 12px',
  marginTop: '18px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

export const drawing = style({
  width: '100%',
  height: '150px',
  background: colors.bg.subtle,
  borderRadius: radii.sm,
  '@media': { '(forced-colors: active)': { background: 'Canvas', border: '1px solid CanvasText' } },
})

export const line = style({
  fill: 'none',
  stroke: colors.brand.solid,
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const heights = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  selectors: { '&:has(> :only-child)': { justifyContent: 'center' } },
})

export const days = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
})

export const scale = style({ gridColumn: '2' })

export const whole = style({ marginTop: '10px', fontSize: '0.9375rem' })

export const table = style({ width: '100%' })

export const summary = style({
  display: 'list-item',
  paddingBlock: '11px',
  color: colors.brand.fg,
  fontWeight: '600',
  cursor: 'pointer',
})

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: '8px',
  paddingRight: '12px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  textAlign: 'left',
})

globalStyle(`${table} th`, { fontWeight: '600' })

globalStyle(`${table} th:last-child, ${table} td:last-child`, {
  paddingRight: '0',
  textAlign: 'right',
  whiteSpace: 'nowrap',
})
