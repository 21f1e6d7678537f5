import { style } from '@vanilla-extract/css'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { colors, from } from '#client/theme/vars.ts'

export const line = style([
  listsCss.ruled,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 18px', paddingBlock: '10px' },
])

export const name = style({ flex: '1 1 240px', minWidth: '0', overflowWrap: 'anywhere' })

export const language = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
})

export const pair = style([
  listsCss.ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px 24px',
    paddingBlock: '14px',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
])

export const original = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: '500',
  fontSize: '0.875rem',
})

export const text = style({
  marginTop: '6px',
  maxHeight: '420px',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: colors.fg.muted,
})
