import '#client/ui/base.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import * as newsletterConsentCss from '#client/features/newsletter/newsletter-consent.late.css.ts'
import { colors, from } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const subscribePage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'center',
  paddingTop: '28px',
  '@media': {
    [from.md]: { paddingTop: '48px' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '72px' },
  },
})

export const subscribePoints = style({ display: 'grid', gap: '12px', marginTop: '24px' })

export const subscribePoint = style({ display: 'flex', gap: '12px' })

globalStyle(`${subscribePoint} ${iconCss.icon}`, { color: colors.brand.fg, marginTop: '.2em' })

export const subscribeCard = style([
  baseCss.rounded,
  { background: colors.bg.panel, border: `1px solid ${colors.border.DEFAULT}`, overflow: 'hidden' },
])

export const subscribePicture = style({
  aspectRatio: '2/1',
  '@media': { [from.md]: { aspectRatio: '5/2' } },
})

globalStyle(`${subscribeCard} ${newsletterConsentCss.newsletterConsent} a`, { color: colors.brand.fg })

export const subscribeBody = style({
  padding: '22px 20px 24px',
  '@media': { [from.md]: { padding: '32px 36px 36px' } },
})

export const subscribeForm = style([subscribeBody, { display: 'grid', gap: '18px' }])

export const subscribedText = style({ marginBlock: '10px 20px', color: colors.fg.muted })
