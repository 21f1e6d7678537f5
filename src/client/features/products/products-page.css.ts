import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, lowWindow, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: '10px',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBlock: '6px',
  marginTop: '14px',
  '@media': { [from.md]: { flexWrap: 'wrap', marginInline: '0', paddingInline: '4px', marginTop: '22px' } },
})

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingInline: '18px',
  borderRadius: radii.full,
  fontWeight: '600',
  fontSize: '0.9375rem',
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  border: `1.5px solid ${colors.border.DEFAULT}`,
  transition: 'border-color .18s, background .18s',
  selectors: {
    '&:not([aria-current]):hover': { borderColor: colors.border.control },
    '&[aria-current]': {
      background: colors.brand.solid,
      borderColor: colors.brand.solid,
      color: colors.brand.contrast,
      // Centers it from the first paint; in other browsers useChosenInView does that.
      scrollInitialTarget: 'nearest',
      scrollSnapAlign: 'center',
    },
  },
})

globalStyle(`${chip} ${baseCss.dot}`, { background: baseCss.dotColor })

export const wholeName = style({ display: 'none', '@media': { [from.md]: { display: 'inline' } } })

export const shortName = style({ '@media': { [from.md]: { display: 'none' } } })

export const resultsBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  paddingTop: '18px',
  paddingBottom: '22px',
  color: colors.fg.muted,
})

export const resultsTools = style({
  position: 'sticky',
  top: '64px',
  zIndex: '5',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBlock: '8px',
  marginBottom: '8px',
  background: colors.bg.DEFAULT,
  color: colors.fg.muted,
  '@media': {
    [lowWindow]: { position: 'static' },
    [from.md]: { position: 'relative', top: 'auto', gap: '24px', margin: '0', padding: '0' },
  },
})

/** On a phone the tools stay below the header while the list scrolls. So the bar must not end before the list. */
globalStyle(`${resultsBar}:has(> ${resultsTools})`, {
  display: 'contents',
  '@media': { [from.md]: { display: 'flex' } },
})

globalStyle(`${resultsBar}:has(> ${resultsTools}) > p`, {
  paddingTop: '14px',
  '@media': { [from.md]: { paddingTop: '0' } },
})

globalStyle(`${resultsBar} b`, { color: colors.fg.DEFAULT, fontWeight: '700' })

export const alsoShowing = style({ display: 'block', fontSize: '0.9375rem' })
globalStyle(`${alsoShowing} a`, {
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
})

/** Lies on the band, whose ground is light in both themes. */
export const searchInstead = style({
  color: colors.ink.DEFAULT,
  fontWeight: '600',
  textDecoration: 'underline',
})

export const sortMenu = style({
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  position: 'relative',
  fontSize: '0.9375rem',
})

globalStyle(`${sortMenu} label`, { display: 'none', '@media': { [from.sm]: { display: 'block' } } })

globalStyle(`${sortMenu} select`, {
  minWidth: '0',
  textOverflow: 'ellipsis',
  appearance: 'none',
  minHeight: '44px',
  paddingLeft: '18px',
  paddingRight: '42px',
  borderRadius: radii.full,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontWeight: '600',
  cursor: 'pointer',
})

globalStyle(`${sortMenu} select + ${iconCss.icon}`, {
  position: 'absolute',
  right: '16px',
  pointerEvents: 'none',
  color: colors.fg.DEFAULT,
})

globalStyle(`${sortMenu} select + ${iconCss.icon}`, {
  '@media': { '(scripting: none)': { display: 'none' } },
})

globalStyle(`${sortMenu} select`, { '@media': { '(scripting: none)': { paddingRight: '18px' } } })
