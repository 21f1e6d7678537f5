import { globalStyle, style } from '@vanilla-extract/css'
import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const donationBanner = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  alignItems: 'center',
  gap: '24px',
  background: colors.coral.subtle,
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': {
    [from.md]: { borderRadius: radii['2xl'] },
    [from.lg]: { gridTemplateColumns: '1.15fr 1fr', gap: '48px' },
  },
})

export const words = style({
  padding: '30px 22px 4px',
  '@media': {
    [from.md]: { paddingInline: '56px' },
    [from.lg]: { paddingTop: '48px', paddingBottom: '48px' },
  },
})

export const picture = style({
  aspectRatio: '16/9',
  background: 'transparent',
  '@media': { [from.lg]: { aspectRatio: 'auto', height: '100%', minHeight: '260px' } },
})

globalStyle(`${donationBanner} p`, { marginTop: '10px', color: colors.fg.muted, fontSize: '1.0625rem' })

globalStyle(`${donationBanner} ${donationProgressCss.progress}`, { marginTop: '22px' })

globalStyle(`${donationBanner} ${donationProgressCss.progressLine}`, { fontSize: '0.9375rem' })

export const presetButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '20px' })

export const presetButton = style([
  baseCss.btn,
  baseCss.btnOutline,
  { fontFamily: fonts.heading, fontWeight: '700', fontSize: '1.125rem', minWidth: '84px' },
])
