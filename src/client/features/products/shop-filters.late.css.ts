import { globalStyle, style } from '@vanilla-extract/css'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { below, colors, from, lowWindow, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const filterScrim = style({
  position: 'fixed',
  inset: '0',
  zIndex: '3',
  background: 'rgb(16 27 28 / .45)',
  '@media': { [from.md]: { zIndex: '10', background: 'transparent' } },
})

/** Runs down the side of the page, so that the sheet in it stays below the header, wherever that is. */
export const filterSide = style({
  '@media': {
    [from.md]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      zIndex: '12',
      width: 'min(420px, 60vw)',
      pointerEvents: 'none',
    },
  },
})

globalStyle(`main:has(${filterSide})`, { '@media': { [from.md]: { position: 'relative' } } })

export const filterPanel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '4',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '88dvh',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  overflow: 'hidden',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: `${radii.xl} ${radii.xl} 0 0`,
  boxShadow: shadows.lg,
  color: colors.fg.DEFAULT,
  '@media': {
    [from.md]: {
      position: 'sticky',
      inset: '76px 0 auto auto',
      // The lines above the header are the rest.
      height: 'calc(100dvh - 76px - 64px)',
      maxHeight: 'none',
      borderRadius: `${radii.xl} 0 0 ${radii.xl}`,
      pointerEvents: 'auto',
    },
    [lowWindow]: { height: 'auto' },
  },
})

export const filterHead = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '60px',
  paddingInline: '20px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
})

export const filterTitle = style([baseCss.h3, { marginRight: 'auto' }])

export const filterGroups = style({
  paddingInline: '20px',
  flex: '1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const filterGroup = style({
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': {
    // Without JavaScript each choice is a new page, which must not fold what was open.
    '(scripting: none)': { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
})

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  listStyle: 'none',
  cursor: 'pointer',
})

globalStyle(`${groupHead} > ${iconCss.icon}`, { transition: 'transform .18s' })

globalStyle(`${filterGroup}[open] > ${groupHead} > ${iconCss.icon}`, { transform: 'rotate(180deg)' })

export const groupTitle = style({ fontSize: '1rem', fontWeight: '700' })

export const groupChoices = style({ paddingBottom: '16px' })

export const groupChoice = style({
  flex: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontSize: '0.9375rem',
  color: colors.brand.fg,
})

// Puts the sheet of a phone above the sticky header, and keeps what is behind it in place.
globalStyle(`${productsPageCss.resultsTools}:has(${filterPanel})`, {
  '@media': { [below.md]: { zIndex: '25' } },
})

globalStyle(`html:has(${filterPanel})`, { '@media': { [below.md]: { overflow: 'hidden' } } })

export const showMatches = style({
  display: 'grid',
  padding: '12px 20px max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingInline: '12px',
  marginInline: '-12px',
  borderRadius: radii.md,
  selectors: {
    '&:not([aria-current]):hover': { background: colors.bg.muted },
    '&[aria-current]': {
      background: colors.brand.solid,
      color: colors.brand.contrast,
      fontWeight: '600',
    },
  },
})

export const choiceCount = style({
  color: colors.fg.muted,
  fontSize: '0.875rem',
  selectors: { [`${choice}[aria-current] &`]: { color: 'inherit' } },
})

export const filterForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '10px',
  marginTop: '10px',
})

globalStyle(`${filterForm} > div`, { flex: '1', minWidth: '96px' })

globalStyle(`${filterForm} label`, { fontSize: '0.9375rem', marginBottom: '4px' })

globalStyle(`${filterForm} input`, { height: '44px', paddingInline: '10px' })

export const filterNote = style({ marginTop: '10px', fontSize: '0.9375rem', color: colors.fg.muted })

export const activeFilters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  paddingBlock: '8px 4px',
  '@media': {
    [below.md]: productsPageCss.scrolls,
    [from.md]: { flex: '1', minWidth: '0', paddingBlock: '0' },
  },
  selectors: { [`${productsPageCss.resultsBar} + &`]: { paddingBottom: '16px' } },
})

export const activeFilter = style({ flex: 'none' })

globalStyle(`${activeFilters} ${iconCss.icon}`, { fontSize: '0.9375rem' })

export const link = style({
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '8px',
})

export const suggestionPicture = style({
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radii.md,
})
