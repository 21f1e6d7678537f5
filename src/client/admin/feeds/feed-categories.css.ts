import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const categoryTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginTop: '6px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

export const categoryTotal = style({ color: colors.fg.muted, marginBlock: '10px' })

export const categoryOwnRules = style({})

globalStyle(`${categoryOwnRules} > p`, { color: colors.fg.muted, marginBottom: '10px', maxWidth: '45em' })

export const categoryRule = style({ display: 'flex', gap: '6px' })

export const categoryNewRule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '12px',
  marginTop: '12px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 260px auto' } },
})

export const categoryNewChoice = style({
  display: 'grid',
  gap: '6px',
  fontSize: '0.875rem',
  fontWeight: '500',
})

globalStyle(`${categoryNewRule} > button`, {
  justifySelf: 'start',
  '@media': { [from.md]: { marginTop: '27px' } },
})
