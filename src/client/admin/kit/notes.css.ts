import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const noteFirst = style({ marginTop: '0', marginBottom: '12px' })

export const empty = style({ color: colors.fg.muted, paddingBlock: '32px', textAlign: 'center' })

export const note = style({ color: colors.fg.muted, marginTop: '10px' })
