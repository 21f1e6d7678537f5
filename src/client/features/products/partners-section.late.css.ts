import { globalStyle, style } from '@vanilla-extract/css'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'

export const partnersSection = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 900px',
  background: colors.bg.subtle,
  marginTop: '56px',
  paddingBlock: '48px',
  '@media': { [from.md]: { marginTop: '80px', paddingTop: '72px', paddingBottom: '80px' } },
})

export const partnerCard = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  justifyItems: 'start',
  alignItems: 'center',
  gap: '8px 12px',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  padding: '16px 18px',
  '@media': {
    [from.md]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto auto auto 1fr auto',
      gap: '12px',
      padding: '24px',
    },
  },
})

export const partnerLogo = style({
  height: '44px',
  width: '100%',
  borderRadius: '14px',
  '@media': {
    [from.md]: { height: '64px' },
    '(prefers-color-scheme: dark)': { selectors: { 'html:not(.light) &': { paddingInline: '12px' } } },
  },
  selectors: {
    'html.dark &': { paddingInline: '12px' },
    [`${partnerCard} > &`]: { background: '#FFFFFF' },
  },
})

globalStyle(`${partnerLogo} img`, {
  height: '38px',
  objectFit: 'contain',
  objectPosition: '0 50%',
  filter: 'none',
  marginBlock: '3px',
  '@media': { [from.md]: { height: '46px', marginBlock: '9px' } },
})

export const partnerLetters = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '14px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  fontFamily: fonts.heading,
  fontSize: '1.0625rem',
  fontWeight: '700',
  '@media': { [from.md]: { width: '64px', height: '64px', fontSize: '1.375rem' } },
})

export const partnerName = style({
  fontSize: '1.0625rem',
  lineHeight: '1.3',
  fontWeight: '650',
  overflowWrap: 'anywhere',
  gridColumn: '1 / -1',
  gridRow: '2',
  '@media': { [from.md]: { gridColumn: 'auto', gridRow: 'auto' } },
})

export const partnerText = style({
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  color: colors.fg.muted,
  gridColumn: '1 / -1',
  alignSelf: 'start',
})

export const partnerEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  gridColumn: '1 / -1',
  width: '100%',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

export const partnerLink = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
})

export const partnerVisit = style({
  color: colors.brand.fg,
  fontWeight: '650',
  fontSize: '0.9375rem',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
