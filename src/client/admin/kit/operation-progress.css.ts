import { globalStyle, style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'

export const progress = style({ display: 'grid', justifyItems: 'start', gap: '14px' })

globalStyle(`${progress} > :first-child`, { width: '100%' })

globalStyle(`${actionsCss.actions} + ${progress}`, { marginTop: '18px' })
