import { globalStyle, style } from '@vanilla-extract/css'
import { adminColors } from '#client/theme/admin-vars.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const blocks = style({ listStyle: 'none', display: 'grid', gap: '0' })

globalStyle(`${blocks} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '4px 14px',
  paddingBlock: '12px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, auto) auto 1fr', alignItems: 'center' } },
})

globalStyle(`${blocks} > li:first-child`, { borderTop: '0', paddingTop: '0' })

globalStyle(`${blocks} > li:last-child`, { paddingBottom: '0' })

globalStyle(`${blocks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: colors.brand.fg,
  fontWeight: '650',
  fontSize: '1rem',
})

globalStyle(`${blocks} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '4px' })

globalStyle(`${blocks} p`, {
  gridColumn: '1 / -1',
  maxWidth: '48em',
  color: colors.fg.muted,
  fontSize: '0.875rem',
})

export const list = style({ display: 'grid', gap: '14px', justifyItems: 'start' })

globalStyle(`${list} > *`, { width: '100%' })

globalStyle(`${list} > button`, { width: 'auto' })

globalStyle(`${list} > legend`, { fontWeight: '650', fontSize: '1rem', paddingTop: '6px' })

globalStyle(`${list} > p`, { color: colors.fg.muted, fontSize: '0.875rem' })

globalStyle(`${list} > p[role=alert]`, { color: adminColors.danger.fg })

export const entry = style({
  display: 'grid',
  gap: '12px',
  padding: '12px 14px 16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  '@media': { [from.md]: { padding: '14px 18px 18px' } },
})

/** Only without JavaScript. */
export const spare = style([entry, { '@media': { '(scripting: enabled)': { display: 'none' } } }])

export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '36px',
})

export const buttons = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })

export const withoutScript = style({
  minHeight: '32px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

globalStyle(`button${withoutScript}`, {
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
  cursor: 'pointer',
})
