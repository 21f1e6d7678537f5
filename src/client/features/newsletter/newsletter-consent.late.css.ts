import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const newsletterConsent = style({ color: colors.fg.muted, fontSize: '0.9375rem' })

globalStyle(`${newsletterConsent} a`, { textDecoration: 'underline', textUnderlineOffset: '3px' })
