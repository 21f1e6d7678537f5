import { style } from '@vanilla-extract/css'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { colors, from } from '#client/theme/vars.ts'

export const names = style({
  maxHeight: '168px',
  overflowY: 'auto',
  marginBottom: '12px',
  fontWeight: '600',
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'grid', gap: '12px' })

export const listRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px',
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '18px' } },
})

export const rowText = style({ order: '-1', '@media': { [from.md]: { order: '0' } } })

export const rowNote = style({ color: colors.fg.muted, marginTop: '2px' })

export const rowTags = style([tagsCss.tags, { marginTop: '8px' }])

export const ruled = style({
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  selectors: {
    '&:first-child': { borderTop: '0', paddingTop: '0' },
    '&:last-child': { paddingBottom: '0' },
  },
})

export const bullets = style({ paddingLeft: '20px', listStyle: 'disc' })

export const points = style([
  bullets,
  {
    color: colors.fg.muted,
    display: 'grid',
    gap: '4px',
    selectors: { '&:has(~ button)': { marginBottom: '16px' } },
  },
])

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: '16px',
  color: colors.fg.muted,
})

export const lineLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: colors.brand.fg,
  fontWeight: '650',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
