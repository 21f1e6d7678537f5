import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const legalHead = style({
  paddingTop: '28px',
  paddingBottom: '24px',
  '@media': { [from.md]: { paddingTop: '52px', paddingBottom: '44px' } },
})

export const lead = style([baseCss.lead, { maxWidth: '42em' }])

export const legalUpdated = style({ marginTop: '14px', color: colors.fg.muted, fontSize: '0.9375rem' })

export const legalPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '290px minmax(0, 1fr)', gap: '80px' } },
})

export const legalContents = style({
  background: colors.bg.subtle,
  borderRadius: radii.xl,
  paddingInline: '20px',
  paddingBlock: '18px',
  '@media': {
    [from.md]: { paddingInline: '24px', paddingBlock: '22px' },
    [from.lg]: { position: 'sticky', top: '104px' },
  },
})

export const legalContentsTitle = style({ fontWeight: '700', fontSize: '1rem', marginBottom: '6px' })

export const legalContentsList = style({
  columnGap: '32px',
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  '@media': { [from.md]: { columns: '2' }, [from.lg]: { columns: 'auto' } },
})

export const legalContentsLink = style({
  display: 'block',
  paddingBlock: '12px',
  color: colors.fg.muted,
  breakInside: 'avoid',
  '@media': { [from.md]: { paddingBlock: '7px' } },
  ':hover': { ...baseCss.linkRule, color: colors.fg.DEFAULT },
})

export const legalText = style({ maxWidth: '43.5em', fontSize: '1.0625rem', lineHeight: '1.7' })

globalStyle(`${legalText} section + section`, {
  marginTop: '36px',
  '@media': { [from.md]: { marginTop: '48px' } },
})

globalStyle(`${legalText} h2`, {
  ...text.h3,
  fontSize: '1.4375rem',
  marginBottom: '12px',
  '@media': { [from.md]: { fontSize: '1.6875rem' } },
})

globalStyle(`${legalText} h3`, { fontWeight: '700', marginTop: '20px', marginBottom: '4px' })

globalStyle(`${legalText} p + p, ${legalText} p + ul, ${legalText} ul + p, ${legalText} p + dl`, {
  marginTop: '14px',
})

globalStyle(`${legalText} address`, {
  fontStyle: 'normal',
  marginBlock: '16px',
  paddingLeft: '18px',
  borderLeft: `3px solid ${colors.brand.solid}`,
})

globalStyle(`${legalText} ul`, { listStyle: 'disc', paddingLeft: '1.3em' })

globalStyle(`${legalText} li + li`, { marginTop: '8px' })

globalStyle(`${legalText} li::marker`, { color: colors.fg.subtle })

globalStyle(`${legalText} a`, { ...baseCss.linkRule, fontWeight: '550' })

globalStyle(`${legalText} a:hover`, { textDecorationThickness: '2px' })

export const legalRetention = style({ display: 'grid', gap: '14px', marginBlock: '18px' })

globalStyle(`${legalRetention} > div`, {
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  paddingInline: '18px',
  paddingBlock: '16px',
  fontSize: '1rem',
  lineHeight: '1.6',
  '@media': { [from.md]: { paddingInline: '24px', paddingBlock: '20px' } },
})

globalStyle(`${legalText} ${legalRetention} h3`, { ...text.cardTitle, marginTop: '0', marginBottom: '8px' })

globalStyle(`${legalRetention} dl > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0',
  paddingBlock: '5px',
  '@media': { [from.md]: { gridTemplateColumns: '92px minmax(0, 1fr)', gap: '16px' } },
})

globalStyle(`${legalRetention} dt`, { color: colors.fg.muted, fontSize: '0.9375rem' })
