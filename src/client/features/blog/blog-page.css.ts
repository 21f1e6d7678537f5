import '#client/ui/page-band.css.ts'

import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const categoryDescription = style({
  color: colors.fg.muted,
  marginTop: '12px',
  fontSize: '1.0625rem',
  maxWidth: '43.5em',
})

export const blogBand = style({ background: '#F7DFCB' })
