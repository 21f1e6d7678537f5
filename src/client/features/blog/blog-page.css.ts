import '#client/ui/page-band.css.ts'

import { style } from '@vanilla-extract/css'

export const blogBand = style({ background: '#F7DFCB' })
