import { globalStyle, style } from '@vanilla-extract/css'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { colors, from } from '#client/theme/vars.ts'

export const names = style({
  maxHeight: '168px',
  overflowY: 'auto',
  marginBottom: '12px',
  fontWeight: '600',
  overflowWrap: 'anywhere',
})

globalStyle(`${names} ul`, { paddingLeft: '20px', listStyle: 'disc' })

export const list = style({ display: 'grid', gap: '12px', listStyle: 'none' })

globalStyle(`${list} ${adminCardCss.card} h2`, { display: 'flex', alignItems: 'center', gap: '10px' })

export const listRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 18px',
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

globalStyle(`${listRow} > div:nth-child(2)`, {
  gridColumn: '1 / -1',
  gridRow: '1',
  '@media': { [from.md]: { gridColumn: 'auto', gridRow: 'auto' } },
})

globalStyle(`${listRow} p`, { marginTop: '2px !important' })

globalStyle(`${listRow} ${tagsCss.tags}`, { marginTop: '8px !important' })

export const points = style({
  paddingLeft: '20px',
  listStyle: 'disc',
  color: colors.fg.muted,
  display: 'grid',
  gap: '4px',
})

globalStyle(`${points}:has(~ button)`, { marginBottom: '16px' })
