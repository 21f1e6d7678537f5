import { style } from '@vanilla-extract/css'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { adminColors } from '#client/theme/admin-vars.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const block = style([
  listsCss.ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4px 14px',
    paddingBlock: '12px',
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, auto) auto 1fr', alignItems: 'center' } },
  },
])

export const blockLink = style([listsCss.lineLink, { fontSize: '1rem' }])

export const blockLead = style([notesCss.small, { gridColumn: '1 / -1', maxWidth: '48em' }])

export const list = style([adminFormCss.form, { gap: '14px' }])

export const listTitle = style([adminCardCss.heading, { paddingTop: '6px', marginBottom: '8px' }])

export const listError = style({ color: adminColors.danger.fg, fontSize: '0.875rem' })

export const entry = style({
  display: 'grid',
  gap: '12px',
  padding: '12px 14px 16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  '@media': { [from.md]: { padding: '14px 18px 18px' } },
})

/** Shown only without JavaScript. */
export const spare = style([entry, { '@media': { '(scripting: enabled)': { display: 'none' } } }])

export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '36px',
})

export const buttons = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })

export const withoutScript = style({
  minHeight: '32px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const moveWithoutScript = style([
  withoutScript,
  { color: colors.brand.fg, fontWeight: '600', textDecoration: 'underline', cursor: 'pointer' },
])
