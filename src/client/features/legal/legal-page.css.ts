import { style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const legalHead = style({
  paddingBlock: '28px 24px',
  '@media': { [from.md]: { paddingBlock: '52px 44px' } },
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
  padding: '18px 20px',
  '@media': {
    [from.md]: { padding: '22px 24px' },
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

within(legalText, {
  'section + section': {
    marginTop: '36px',
    '@media': { [from.md]: { marginTop: '48px' } },
  },
  h2: {
    ...text.h3,
    fontSize: '1.4375rem',
    marginBottom: '12px',
    '@media': { [from.md]: { fontSize: '1.6875rem' } },
  },
  h3: { fontWeight: '700', marginBlock: '20px 4px' },
  ':is(p + p, p + ul, ul + p, p + dl)': {
    marginTop: '14px',
  },
  address: {
    fontStyle: 'normal',
    marginBlock: '16px',
    paddingLeft: '18px',
    borderLeft: `3px solid ${colors.brand.solid}`,
  },
  ul: { listStyle: 'disc', paddingLeft: '1.3em' },
  'li + li': { marginTop: '8px' },
  'li::marker': { color: colors.fg.subtle },
  a: { ...baseCss.linkRule, fontWeight: '550' },
  'a:hover': { textDecorationThickness: '2px' },
})

export const legalRetention = style({ display: 'grid', gap: '14px', marginBlock: '18px' })

within(legalRetention, {
  '> div': {
    background: colors.bg.panel,
    border: `1px solid ${colors.border.DEFAULT}`,
    borderRadius: radii.lg,
    padding: '16px 18px',
    fontSize: '1rem',
    lineHeight: '1.6',
    '@media': { [from.md]: { padding: '20px 24px' } },
  },
})

within(legalText, {
  [`${legalRetention} h3`]: { ...text.cardTitle, marginBlock: '0 8px' },
})

within(legalRetention, {
  'dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0',
    paddingBlock: '5px',
    '@media': { [from.md]: { gridTemplateColumns: '92px minmax(0, 1fr)', gap: '16px' } },
  },
  dt: { color: colors.fg.muted, fontSize: '0.9375rem' },
})
