import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  marginBottom: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
})

globalStyle(`${filters} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
})

globalStyle(`${filters} :is(input, select)`, { background: colors.bg.panel })

export const filtersDays = style({ alignItems: 'end' })

/** Between the filters and the list that they narrow. */
export const filterNote = style({ color: colors.fg.muted, maxWidth: '46em', marginBottom: '18px' })
