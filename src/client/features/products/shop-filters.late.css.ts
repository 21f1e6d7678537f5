import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'
import * as suggestionListCss from '#client/ui/suggestion-list.late.css.ts'

export const filterPanel = style({
  position: 'absolute',
  zIndex: '3',
  top: 'calc(100% - 12px)',
  right: '0',
  left: '0',
  display: 'grid',
  gap: '20px',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: '20px',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  boxShadow: shadows.lg,
  color: colors.fg.DEFAULT,
  '@media': {
    [from.md]: {
      left: 'auto',
      gridTemplateColumns: 'repeat(3, minmax(190px, 1fr))',
      gap: '28px',
      padding: '26px',
    },
  },
})

globalStyle(`${filterPanel} h3`, { fontSize: '15px', fontWeight: '700', marginBottom: '6px' })

globalStyle(`${filterPanel} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingInline: '12px',
  marginInline: '-12px',
  borderRadius: radii.md,
})

globalStyle(`${filterPanel} a:hover`, { background: colors.bg.muted })

globalStyle(`${filterPanel} a[aria-current]`, {
  background: colors.brand.solid,
  color: colors.brand.contrast,
  fontWeight: '600',
})

globalStyle(`${filterPanel} small`, { color: colors.fg.muted, fontSize: '14px' })

globalStyle(`${filterPanel} a[aria-current] small`, { color: 'inherit' })

export const activeFilters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  paddingBottom: '20px',
})

globalStyle(`${activeFilters} ${iconCss.icon}`, { fontSize: '15px' })

export const link = style({})

export const didYouMean = style({ fontSize: '18px', marginTop: '6px' })

globalStyle(`${activeFilters} ${link}, ${didYouMean} a`, {
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
})

globalStyle(`${activeFilters} ${link}`, {
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
