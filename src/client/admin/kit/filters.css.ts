import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

const COLUMNS = 'repeat(5, minmax(0, 1fr))'

export const filters = style({
  display: 'grid',
  gap: '10px',
  marginBottom: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: COLUMNS } },
})

export const filtersChoices = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [from.lg]: { gridTemplateColumns: COLUMNS } },
})

export const toggle = style({ '@media': { [from.lg]: { display: 'none' } } })

/** In a wide window the choices share the row of the search field. */
export const choices = style({
  display: 'none',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'inherit',
  alignItems: 'inherit',
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [from.lg]: { selectors: { '&, &[data-open]': { display: 'contents' } } } },
})

globalStyle(`${filters} :is(input, select)`, { background: colors.bg.panel })

export const filtersDays = style({ alignItems: 'end' })

export const filterNote = style({ color: colors.fg.muted, maxWidth: '46em', marginBottom: '18px' })
