import { globalStyle, style } from '@vanilla-extract/css'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as adminFrameCss from '#client/admin/kit/admin-frame.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { colors, fonts, from } from '#client/theme/vars.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '14px 24px',
  marginBottom: '24px',
})

/** A long name breaks rather than widening the page. */
export const words = style({ minWidth: '0' })

export const title = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.75rem',
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  '@media': { [from.md]: { fontSize: '2.125rem' } },
})

export const lead = style({ color: colors.fg.muted, marginTop: '4px', maxWidth: '43.5em' })

export const docsLink = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})

/** Separates rarely needed parts, below all others. */
export const area = style({
  marginTop: '44px',
  paddingTop: '28px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const areaLead = style({ color: colors.fg.muted, marginTop: '2px', marginBottom: '18px' })

export const areaCards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minWidth: '0',
})

globalStyle(
  `${adminFrameCss.main} > ${adminCardCss.card} + ${tableCss.table}, ${adminFrameCss.main} > ${adminCardCss.card} + ${notesCss.empty}`,
  { marginTop: '20px' },
)
