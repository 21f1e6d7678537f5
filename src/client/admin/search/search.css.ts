import { style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'normal' })

export const groups = style({ marginBottom: '16px' })

export const group = style({
  display: 'grid',
  gap: '10px 18px',
  justifyItems: 'start',
  paddingBlock: '12px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const names = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })

export const name = style([baseCss.tag, { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }])

export const removed = style({ overflowWrap: 'anywhere' })

export const builtIn = style({
  marginTop: '14px',
  paddingLeft: '20px',
  columns: '280px',
  columnGap: '32px',
  overflowWrap: 'anywhere',
})

export const builtInNames = style({ breakInside: 'avoid', paddingBlock: '3px' })

export const unfold = style({
  width: 'fit-content',
  paddingBlock: '10px',
  fontWeight: '600',
  cursor: 'pointer',
})
