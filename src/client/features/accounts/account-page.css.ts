import { globalStyle, style } from '@vanilla-extract/css'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { panel } from '#client/theme/panels.ts'
import { text } from '#client/theme/text.ts'
import { colors, from } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const accountPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  maxWidth: '800px',
  '@media': { [from.md]: { gap: '24px' } },
})

globalStyle(`${accountPage} section`, {
  ...panel,
  padding: '22px 20px',
  '@media': { [from.md]: { padding: '28px 32px' } },
})

globalStyle(`${accountPage} h2`, { ...text.h3, marginBottom: '4px' })

globalStyle(`${accountPage} section > p`, { color: colors.fg.muted })

globalStyle(`${accountPage} ${accountEntryCss.accountForm}`, { marginTop: '16px', maxWidth: '440px' })

globalStyle(`${accountPage} ${accountEntryCss.accountForm} ${baseCss.btn}`, { justifySelf: 'start' })

globalStyle(`${accountPage} section > ${baseCss.btn}`, { marginTop: '16px' })

export const emailState = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '10px',
  color: colors.fg.muted,
})

export const email = style({ color: colors.fg.DEFAULT, fontWeight: '600', overflowWrap: 'anywhere' })

export const emailLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
})

export const sessionList = style({ display: 'grid', marginTop: '8px' })

export const sessionLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  ':last-child': { border: '0' },
})

export const sessionName = style({ fontWeight: '650' })

export const sessionNote = style({ color: colors.fg.muted, fontSize: '0.9375rem' })

const unfold = style({ cursor: 'pointer', fontWeight: '600', paddingBlock: '10px' })

export const changeEmail = style({ marginTop: '8px' })

export const changeEmailUnfold = style([unfold, { color: colors.brand.fg }])

globalStyle(`${changeEmail} + ${accountEntryCss.accountForm}`, { marginTop: '24px' })

export const deleteAccount = style({
  marginTop: '24px',
  paddingTop: '16px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const deleteAccountUnfold = style([unfold, { color: colors.fg.error }])

export const btnDanger = style({
  background: '#B3261E',
  color: '#FFFFFF',
  ':hover': { background: '#8C1D17' },
})

export const tick = style({ display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px' })

globalStyle(`${tick} input`, { width: '20px', height: '20px', accentColor: colors.brand.solid })
