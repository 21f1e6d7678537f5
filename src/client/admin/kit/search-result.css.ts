import { style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { colors, radii } from '#client/theme/vars.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minWidth: '0',
})

export const caption = style({ fontSize: '0.8125rem', color: colors.fg.muted })

export const result = style({
  maxWidth: '600px',
  padding: '14px 18px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
  fontFamily: 'Arial, sans-serif',
})

export const site = style({ display: 'grid', fontSize: '0.8125rem', lineHeight: '1.4' })

export const path = style({
  color: colors.fg.muted,
  fontSize: '0.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The usual blue of links in search results. */
export const title = style({
  marginTop: '4px',
  fontSize: '1.25rem',
  lineHeight: '1.3',
  color: 'light-dark(#1a0dab, #8ab4f8)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const description = style([
  tableCss.clamped,
  { marginTop: '4px', fontSize: '0.875rem', lineHeight: '1.5', color: colors.fg.muted },
])
