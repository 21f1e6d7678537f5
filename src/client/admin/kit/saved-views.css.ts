import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

/** The views, which scroll, and beside them what saves or deletes one. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '-8px',
  marginBottom: '14px',
})

export const views = style({
  display: 'flex',
  minWidth: '0',
  gap: '6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  // The fading end tells that more follows.
  paddingRight: '32px',
  scrollPaddingRight: '32px',
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 32px), transparent)',
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

export const count = style({ fontWeight: '500', fontVariantNumeric: 'tabular-nums' })

export const change = style([
  view,
  {
    marginBlock: '3px',
    paddingInline: '10px',
    color: colors.brand.fg,
    cursor: 'pointer',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
])
