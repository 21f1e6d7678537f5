import { style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const flags = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px' })

export const legend = style({ fontSize: '0.875rem', fontWeight: '500', marginBottom: '-6px' })

export const choices = style({
  display: 'grid',
  gap: '10px 24px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
})

export const choice = style({ alignItems: 'flex-start', minHeight: '24px' })

export const choiceHint = style({
  display: 'block',
  fontWeight: '400',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})
