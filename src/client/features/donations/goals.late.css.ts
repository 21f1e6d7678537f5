import { globalStyle, style } from '@vanilla-extract/css'
import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import { text } from '#client/theme/text.ts'
import { colors } from '#client/theme/vars.ts'

export const goalName = style({ fontWeight: '650', color: colors.fg.DEFAULT })

globalStyle(`p${goalName} + ${donationProgressCss.progress}`, { marginTop: '8px !important' })

export const pastGoalsHeading = style({ ...text.cardTitle, marginTop: '28px' })

export const pastGoals = style({ display: 'grid', gap: '18px', marginTop: '12px' })
