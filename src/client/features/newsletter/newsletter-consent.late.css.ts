import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const newsletterConsent = style({ color: colors.fg.muted, fontSize: '15px' })

globalStyle(`${newsletterConsent} a`, { textDecoration: 'underline', textUnderlineOffset: '3px' })
