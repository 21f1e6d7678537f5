import { style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const preview = style({
  display: 'grid',
  gap: '14px',
  padding: '16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
})

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const product = style({ display: 'grid', gap: '6px', alignContent: 'start', fontSize: '0.875rem' })

export const picture = style({ aspectRatio: '1', borderRadius: radii.sm, overflow: 'hidden' })

export const name = style([tableCss.clamped, { overflowWrap: 'anywhere' }])

export const price = style({ color: colors.fg.muted, fontVariantNumeric: 'tabular-nums' })
