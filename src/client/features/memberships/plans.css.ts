import { globalStyle, style } from '@vanilla-extract/css'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '28px' } },
})

export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  background: colors.bg.panel,
  border: `1.5px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  padding: '26px 22px',
  '@media': { [from.md]: { padding: '36px' } },
  selectors: { '&[data-popular=true]': { borderColor: colors.brand.solid } },
})

export const planName = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' })

export const planTag = style({ fontFamily: fonts.body, letterSpacing: '0' })

export const planPrice = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '2.5rem',
  lineHeight: '1.1',
  marginTop: '12px',
  letterSpacing: '-0.02em',
})

export const planPeriod = style({
  fontFamily: fonts.body,
  fontSize: '1rem',
  fontWeight: '400',
  color: colors.fg.muted,
  letterSpacing: '0',
})

export const planPoints = style({ display: 'grid', gap: '10px', marginBlock: '22px', color: colors.fg.muted })

export const planPoint = style({ display: 'flex', gap: '10px' })

globalStyle(`${planPoint} ${iconCss.icon}`, { color: colors.brand.fg, marginTop: '.25em' })

export const planNote = style({
  color: colors.fg.muted,
  minHeight: '48px',
  display: 'flex',
  alignItems: 'center',
  fontWeight: '600',
})

export const planEntry = style({ maxWidth: '100%' })

globalStyle(`${plan} > ${baseCss.btn}, ${planNote}, ${planEntry}`, { marginTop: 'auto' })

export const planDemo = style({ marginBottom: '10px', fontSize: '0.9375rem', color: colors.fg.muted })
