import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const legalHead = style({
  paddingTop: '28px',
  paddingBottom: '24px',
  '@media': { [from.md]: { paddingTop: '52px', paddingBottom: '44px' } },
})

globalStyle(`${legalHead} h1`, { ...text.h1 })

export const lead = style({})

globalStyle(`${legalHead} ${lead}`, {
  ...text.lead,
  color: colors.fg.muted,
  marginTop: '14px',
  maxWidth: '42em',
})

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

globalStyle(`${legalContents} h2`, { fontWeight: '700', fontSize: '1rem', marginBottom: '6px' })

globalStyle(`${legalContents} ol`, {
  columnGap: '32px',
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  '@media': { [from.md]: { columns: '2' }, [from.lg]: { columns: 'auto' } },
})

globalStyle(`${legalContents} a`, {
  display: 'block',
  paddingBlock: '12px',
  color: colors.fg.muted,
  breakInside: 'avoid',
  '@media': { [from.md]: { paddingBlock: '7px' } },
})

globalStyle(`${legalContents} a:hover`, {
  color: colors.fg.DEFAULT,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
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

globalStyle(`${legalText} a`, {
  color: colors.brand.fg,
  fontWeight: '550',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

globalStyle(`${legalText} a:hover`, { textDecorationThickness: '2px' })

export const legalKept = style({ display: 'grid', gap: '14px', marginBlock: '18px' })

globalStyle(`${legalKept} > div`, {
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  paddingInline: '18px',
  paddingBlock: '16px',
  fontSize: '1rem',
  lineHeight: '1.6',
  '@media': { [from.md]: { paddingInline: '24px', paddingBlock: '20px' } },
})

globalStyle(`${legalText} ${legalKept} h3`, { ...text.cardTitle, marginTop: '0', marginBottom: '8px' })

globalStyle(`${legalKept} dl > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0',
  paddingBlock: '5px',
  '@media': { [from.md]: { gridTemplateColumns: '92px minmax(0, 1fr)', gap: '16px' } },
})

globalStyle(`${legalKept} dt`, { color: colors.fg.muted, fontSize: '0.9375rem' })
