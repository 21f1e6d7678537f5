import { globalStyle, style } from '@vanilla-extract/css'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  marginBottom: '20px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [from.md]: { gap: '20px' } },
})

// Avoids a lone last figure in a row on a phone.
globalStyle(`${figures} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
})

globalStyle(`${figures} + ${adminCardCss.card}`, { marginBottom: '20px' })

export const figure = style({
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  padding: '14px 18px',
  '@media': { [from.md]: { padding: '20px 24px' } },
})

export const label = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colors.fg.muted })

export const figuresFour = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const value = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.375rem',
  letterSpacing: '-0.015em',
  lineHeight: '1.2',
  marginTop: '6px',
  textWrap: 'balance',
  '@media': { [from.xl]: { fontSize: '1.75rem' } },
  selectors: {
    [`${figuresFour} &`]: { fontSize: '1.1875rem', '@media': { [from.md]: { fontSize: '1.625rem' } } },
  },
})

export const note = style([notesCss.small, { marginTop: '4px', textWrap: 'balance' }])
