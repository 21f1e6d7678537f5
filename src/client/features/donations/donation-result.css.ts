import '#client/features/donations/donate-page.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

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

export const resultPicture = style({
  width: '260px',
  aspectRatio: '5/4',
  borderRadius: radii['2xl'],
  marginBottom: '14px',
  '@media': { [from.md]: { width: '340px' } },
})

export const resultText = style({ color: colors.fg.muted, fontSize: '1.0625rem', maxWidth: '38em' })

export const resultStatus = style({ fontSize: '1.0625rem', fontWeight: '600', minHeight: '1.55em' })

export const resultProgress = style({ width: '100%', marginTop: '8px', textAlign: 'left' })

globalStyle(`${resultProgress} ${donationProgressCss.progress}`, { background: colors.bg.muted })

export const resultAgain = style({ marginTop: '18px' })

export const resultReturn = style([resultText, { fontVariantNumeric: 'tabular-nums' }])

export const resultStay = style({
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
