import { globalStyle, style } from '@vanilla-extract/css'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { below, colors, from, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'
import * as suggestionListCss from '#client/ui/suggestion-list.late.css.ts'

export const filterScrim = style({
  position: 'fixed',
  inset: '0',
  zIndex: '3',
  background: 'rgb(16 27 28 / .45)',
  '@media': { [from.md]: { background: 'transparent' } },
})

export const filterPanel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '4',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '85dvh',
  overflow: 'hidden',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: `${radii.xl} ${radii.xl} 0 0`,
  boxShadow: shadows.lg,
  color: colors.fg.DEFAULT,
  '@media': {
    [from.md]: {
      position: 'absolute',
      inset: 'calc(100% + 10px) 0 auto auto',
      width: 'min(820px, calc(100vw - 80px))',
      maxHeight: '70vh',
      borderRadius: radii.xl,
    },
  },
})

export const filterGroups = style({
  display: 'grid',
  gap: '20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '24px',
  paddingLeft: 'max(20px, env(safe-area-inset-left))',
  paddingRight: 'max(20px, env(safe-area-inset-right))',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      gap: '28px',
      padding: '26px',
    },
  },
})

// Puts the sheet above the sticky header, and keeps what is behind it in place.
globalStyle(`${productsPageCss.resultsTools}:has(${filterPanel})`, { zIndex: '25' })

globalStyle(`html:has(${filterPanel})`, {
  '@media': { [below.md]: { overflow: 'hidden' } },
})

export const showMatches = style({
  flex: 'none',
  display: 'grid',
  paddingInline: '20px',
  paddingTop: '12px',
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  background: colors.bg.panel,
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { justifyContent: 'end', paddingInline: '26px' } },
})

globalStyle(`${filterPanel} h3`, { fontSize: '0.9375rem', fontWeight: '700', marginBottom: '6px' })

globalStyle(`${filterPanel} li a`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingInline: '12px',
  marginInline: '-12px',
  borderRadius: radii.md,
})

globalStyle(`${filterPanel} li a:not([aria-current]):hover`, { background: colors.bg.muted })

globalStyle(`${filterPanel} a[aria-current]`, {
  background: colors.brand.solid,
  color: colors.brand.contrast,
  fontWeight: '600',
})

globalStyle(`${filterPanel} small`, { color: colors.fg.muted, fontSize: '0.875rem' })

globalStyle(`${filterPanel} a[aria-current] small`, { color: 'inherit' })

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
  paddingBottom: '20px',
})

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

globalStyle(`${suggestionListCss.suggestion} ${pictureCss.picture}`, {
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radii.md,
})
