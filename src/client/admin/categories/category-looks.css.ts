import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const legend = style({ fontSize: '0.875rem', fontWeight: '500', marginBottom: '6px' })

export const looks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const error = style({ color: colors.fg.error, fontSize: '0.875rem', marginTop: '6px' })

export const look = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  overflow: 'hidden',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.md,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: colors.brand.solid,
      boxShadow: `inset 0 0 0 2px ${colors.brand.solid}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colors.brand.focusRing}`, outlineOffset: '2px' },
  },
})

globalStyle(`${look} > ${iconCss.icon}`, { fontSize: '1.25rem' })

export const picture = style({
  width: '72px',
  aspectRatio: '1/.86',
  borderRadius: radii.sm,
  margin: '4px',
})

export const color = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: radii.sm,
  fontWeight: '650',
})
