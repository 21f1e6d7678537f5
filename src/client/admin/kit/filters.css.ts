import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBottom: '16px',
})

export const search = style({
  background: colors.bg.panel,
  flex: '1 1 170px',
  '@media': { [from.md]: { flex: '0 1 320px' } },
})

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '40px',
  paddingInlineStart: '12px',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.md,
  background: colors.bg.panel,
  fontSize: '0.875rem',
})

export const label = style({ color: colors.fg.muted, whiteSpace: 'nowrap' })

export const control = style({
  minWidth: '0',
  maxWidth: '220px',
  height: '38px',
  paddingInline: '6px',
  background: 'transparent',
  color: colors.fg.DEFAULT,
  fontWeight: '600',
  cursor: 'pointer',
})

globalStyle(`${control} option`, { background: colors.bg.panel })

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '38px',
  color: colors.fg.muted,
  cursor: 'pointer',
  ':hover': { color: colors.fg.DEFAULT },
})

export const add = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const filterNote = style({ color: colors.fg.muted, maxWidth: '46em', marginBottom: '18px' })
