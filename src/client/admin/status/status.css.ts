import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 20px',
  fontVariantNumeric: 'tabular-nums',
})

export const allWell = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colors.fg.muted })

export const tests = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' })

export const testsNote = style({ color: colors.fg.muted, width: '100%' })

export const host = style({ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '16em' })

export const errors = style({ display: 'grid', gap: '14px' })

export const error = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
