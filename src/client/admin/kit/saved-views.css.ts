import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const views = style({
  display: 'flex',
  gap: '6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  marginTop: '-8px',
  marginBottom: '14px',
})

export const view = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: '36px',
  paddingInline: '14px',
  borderRadius: radii.full,
  color: colors.fg.muted,
  fontSize: '0.875rem',
  fontWeight: '600',
  ':hover': { background: colors.bg.muted, color: colors.fg.DEFAULT },
  selectors: { '&[aria-current]': { background: colors.brand.subtle, color: colors.brand.fg } },
})

export const count = style({ fontWeight: '500', fontVariantNumeric: 'tabular-nums', opacity: '.8' })

/** Saves or deletes a view of one’s own. */
export const change = style([
  view,
  {
    paddingInline: '10px',
    fontWeight: '550',
    cursor: 'pointer',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
])
