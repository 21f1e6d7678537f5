import { globalStyle, style } from '@vanilla-extract/css'
import { floating, panel } from '#client/theme/panels.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const accountEntry = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: '28px',
  '@media': { [from.md]: { paddingTop: '56px' } },
})

export const accountCard = style({
  width: 'min(100%, 480px)',
  ...panel,
  overflow: 'hidden',
  '@media': { [from.md]: { borderRadius: radii['2xl'] } },
})

export const accountPicture = style({ aspectRatio: '5/2' })

export const accountCardBody = style({
  padding: '26px 20px 24px',
  '@media': { [from.md]: { paddingInline: '36px', paddingBottom: '34px' } },
})

export const accountTitle = style({ ...text.h2, '@media': { [from.md]: { fontSize: '2rem' } } })

export const accountLead = style({ color: colors.fg.muted, marginTop: '6px' })

export const accountForm = style({ display: 'grid', gap: '18px', marginTop: '22px' })

globalStyle(`${accountForm} ${baseCss.btn}`, { marginTop: '4px' })

export const accountOther = style({ marginTop: '20px', color: colors.fg.muted })

globalStyle(`${accountOther} a`, { ...baseCss.linkRule, fontWeight: '600', textUnderlineOffset: '3px' })

export const identityDialog = style({
  width: 'min(100vw - 32px, 440px)',
  margin: 'auto',
  padding: '22px',
  ...floating,
  // Above a dialog that blocks the pointer elsewhere.
  pointerEvents: 'auto',
  '::backdrop': { background: 'rgb(0 0 0 / .5)' },
  '@media': { [from.md]: { padding: '30px' } },
})

const actions = { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' } as const

export const identityActions = style(actions)

export const accountActions = style(actions)

export const accountWay = style({ width: '100%', marginTop: '14px' })

export const qrCode = style({ background: '#FFFFFF', borderRadius: radii.md })

export const typedKey = style({ fontSize: '0.9375rem', overflowWrap: 'anywhere' })

export const recoveryCodes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '8px',
  marginTop: '14px',
})
