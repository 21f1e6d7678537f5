import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const accountEntry = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: '28px',
  '@media': { [from.md]: { paddingTop: '56px' } },
})

export const accountCard = style({
  width: 'min(100%, 480px)',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': { [from.md]: { borderRadius: radii['2xl'] } },
})

globalStyle(`${accountCard} ${pictureCss.picture}`, { aspectRatio: '5/2' })

globalStyle(`${accountCard} ${pictureCss.picture} img`, { objectPosition: '50% 30%' })

export const accountCardBody = style({
  paddingInline: '20px',
  paddingTop: '26px',
  paddingBottom: '24px',
  '@media': { [from.md]: { paddingInline: '36px', paddingBottom: '34px' } },
})

globalStyle(`${accountCard} h1`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.75rem',
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  '@media': { [from.md]: { fontSize: '2rem' } },
})

export const accountLead = style({ color: colors.fg.muted, marginTop: '6px' })

export const accountForm = style({ display: 'grid', gap: '18px', marginTop: '22px' })

globalStyle(`${accountForm} ${baseCss.btn}`, { marginTop: '4px' })

export const accountOther = style({ marginTop: '20px', color: colors.fg.muted })

globalStyle(`${accountOther} a`, {
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const identityDialog = style({
  width: 'min(100vw - 32px, 440px)',
  margin: 'auto',
  padding: '22px',
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  boxShadow: shadows.lg,
  // Above a dialog that blocks the pointer elsewhere.
  pointerEvents: 'auto',
  '::backdrop': { background: 'rgb(0 0 0 / .5)' },
  '@media': { [from.md]: { padding: '30px' } },
})

globalStyle(`${identityDialog} h2`, { ...text.h3 })

const actions = { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' } as const

export const identityActions = style(actions)

export const accountActions = style(actions)

export const accountWay = style({ width: '100%', marginTop: '14px' })

export const qrCode = style({ background: '#FFFFFF', borderRadius: radii.md })

export const typedKey = style({ fontSize: '0.9375rem', overflowWrap: 'anywhere' })

export const recoveryCodes = style({})

globalStyle(`${recoveryCodes} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '8px',
  marginTop: '14px',
})
