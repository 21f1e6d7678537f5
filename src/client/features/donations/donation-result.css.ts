import '#client/features/donations/donate-page.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const donationResult = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '10px',
  maxWidth: '560px',
  marginInline: 'auto',
  paddingTop: '28px',
  '@media': { [from.md]: { paddingTop: '48px' } },
})

globalStyle(`${donationResult} > ${pictureCss.picture}`, {
  width: '260px',
  aspectRatio: '5/4',
  borderRadius: radii['2xl'],
  marginBottom: '14px',
  '@media': { [from.md]: { width: '340px' } },
})

globalStyle(`${donationResult} h1`, { ...text.h1 })

globalStyle(`${donationResult} > p`, { color: colors.fg.muted, fontSize: '1.0625rem', maxWidth: '38em' })

globalStyle(`${donationResult} [role=status]`, {
  color: colors.fg.DEFAULT,
  fontWeight: '600',
  minHeight: '1.55em',
})

export const resultProgress = style({ width: '100%', marginTop: '8px', textAlign: 'left' })

globalStyle(`${resultProgress} ${donationProgressCss.progress}`, { background: colors.bg.muted })

globalStyle(`${donationResult} > ${baseCss.btn}`, { marginTop: '18px' })

export const resultReturn = style({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' })

globalStyle(`${resultReturn} button`, {
  minHeight: '44px',
  paddingInline: '8px',
  background: 'transparent',
  border: '0',
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
})
