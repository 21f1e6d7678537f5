import '#client/ui/base.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import * as newsletterConsentCss from '#client/features/newsletter/newsletter-consent.late.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

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

globalStyle(`${subscribePage} h1`, { ...text.h1 })

export const subscribeLead = style({
  ...text.lead,
  color: colors.fg.muted,
  marginTop: '14px',
  maxWidth: '34em',
})

export const subscribePoints = style({ display: 'grid', gap: '12px', marginTop: '24px' })

globalStyle(`${subscribePoints} li`, { display: 'flex', gap: '12px' })

globalStyle(`${subscribePoints} ${iconCss.icon}`, { color: colors.brand.fg, marginTop: '.2em' })

export const subscribeCard = style({
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': { [from.md]: { borderRadius: radii['2xl'] } },
})

globalStyle(`${subscribeCard} ${pictureCss.picture}`, {
  aspectRatio: '2/1',
  '@media': { [from.md]: { aspectRatio: '5/2' } },
})

globalStyle(`${subscribeCard} ${pictureCss.picture} img`, { objectPosition: '50% 72%' })

globalStyle(`${subscribeCard} form`, {
  display: 'grid',
  gap: '18px',
  paddingInline: '20px',
  paddingTop: '22px',
  paddingBottom: '24px',
  '@media': { [from.md]: { paddingInline: '36px', paddingTop: '32px', paddingBottom: '36px' } },
})

globalStyle(`${subscribeCard} ${newsletterConsentCss.newsletterConsent} a`, { color: colors.brand.fg })

export const subscribedNotice = style({
  paddingInline: '20px',
  paddingTop: '22px',
  paddingBottom: '24px',
  '@media': { [from.md]: { paddingInline: '36px', paddingTop: '32px', paddingBottom: '36px' } },
})

globalStyle(`${subscribedNotice} h2`, { ...text.h3 })

globalStyle(`${subscribedNotice} p`, { marginTop: '10px', marginBottom: '20px', color: colors.fg.muted })
