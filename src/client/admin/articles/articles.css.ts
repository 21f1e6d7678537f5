import { globalStyle, style } from '@vanilla-extract/css'
import { adminColors } from '#client/theme/admin-vars.ts'
import { colors, radii } from '#client/theme/vars.ts'

/** Has the shape that all covers share. */
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16/10',
  width: '100%',
  borderRadius: radii.md,
  background: colors.bg.muted,
  color: colors.fg.muted,
  fontSize: '0.8125rem',
  overflow: 'hidden',
})

export const changes = style({
  maxHeight: '28em',
  overflow: 'auto',
  padding: '12px 0',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: '1.5',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

globalStyle(`${changes} > *`, { display: 'block', paddingInline: '12px', textDecoration: 'none' })
globalStyle(`${changes} del`, { background: adminColors.danger.subtle, color: adminColors.danger.fg })
globalStyle(`${changes} ins`, { background: colors.brand.subtle, color: colors.brand.fg })

export const ageing = style({ marginBottom: '20px' })

export const report = style({ marginBottom: '18px' })

export const refused = style({
  display: 'grid',
  gap: '10px',
  marginBlock: '10px 16px',
  paddingLeft: '1.2em',
  overflowWrap: 'anywhere',
})

export const reason = style({ display: 'block' })
