import { globalStyle, style } from '@vanilla-extract/css'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const looks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const look = pictureFieldCss.choice

globalStyle(`${look} > ${iconCss.icon}`, { fontSize: '1.25rem' })

export const color = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: radii.sm,
  fontWeight: '650',
})
