import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const looks = style({ border: '0', padding: '0', minWidth: '0' })

globalStyle(`${looks} legend`, { fontSize: '0.875rem', fontWeight: '500', marginBottom: '6px' })

globalStyle(`${looks} > div`, { display: 'flex', flexWrap: 'wrap', gap: '8px' })

globalStyle(`${looks} > p`, { color: colors.fg.error, fontSize: '0.875rem', marginTop: '6px' })

globalStyle(`${looks} label`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  overflow: 'hidden',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.md,
  cursor: 'pointer',
})

globalStyle(`${looks} label:has(:checked)`, {
  borderColor: colors.brand.solid,
  boxShadow: `inset 0 0 0 2px ${colors.brand.solid}`,
})

globalStyle(`${looks} label:has(:focus-visible)`, {
  outline: `3px solid ${colors.brand.focusRing}`,
  outlineOffset: '2px',
})

globalStyle(`${looks} label > ${iconCss.icon}`, { fontSize: '1.25rem' })

globalStyle(`${looks} ${pictureCss.picture}`, {
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
