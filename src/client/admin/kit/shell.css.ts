import { globalStyle, style } from '@vanilla-extract/css'
import * as ownLogoCss from '#client/features/site/own-logo.css.ts'
import { adminColors } from '#client/theme/admin-vars.ts'
import { colors, fonts, from, lowWindow, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const BAR_HEIGHT = '56px'

export const bar = style({
  position: 'sticky',
  top: '0',
  zIndex: '20',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: BAR_HEIGHT,
  paddingInline: '6px',
  background: colors.bg.panel,
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': {
    [from.md]: { gap: '16px', paddingInline: '16px' },
    [from.lg]: { paddingInline: '24px 20px' },
    [lowWindow]: { position: 'static' },
  },
})

export const menuButton = style({ fontSize: '1.375rem', '@media': { [from.lg]: { display: 'none' } } })

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  minWidth: '0',
  minHeight: '44px',
  color: colors.brand.solid,
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.1875rem',
  letterSpacing: '-0.02em',
  '@media': { [from.lg]: { minWidth: '204px' } },
})

globalStyle(`${mark} svg`, { flex: 'none', width: '26px', height: 'auto' })

globalStyle(`${mark} ${ownLogoCss.logo}`, {
  vars: { [ownLogoCss.mostHeight]: '30px', [ownLogoCss.mostWidth]: '136px' },
})

export const markName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const markBadge = style({
  display: 'none',
  fontFamily: fonts.body,
  fontSize: '0.75rem',
  fontWeight: '650',
  letterSpacing: '.01em',
  lineHeight: '20px',
  paddingInline: '8px',
  borderRadius: radii.full,
  background: colors.brand.subtle,
  color: colors.brand.fg,
  '@media': { [from.md]: { display: 'block' } },
})

export const barActions = style({ display: 'flex', alignItems: 'center', gap: '2px' })

export const shopLink = style({
  display: 'none',
  alignItems: 'center',
  gap: '6px',
  minHeight: '36px',
  paddingInline: '12px',
  borderRadius: radii.md,
  color: colors.fg.muted,
  fontSize: '0.9375rem',
  fontWeight: '550',
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { display: 'inline-flex' } },
  ':hover': { background: colors.bg.subtle, color: colors.fg.DEFAULT },
})

/** An icon beside the menu on a phone; on wider screens it looks like the field that it opens. */
export const searchButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginLeft: 'auto',
  borderRadius: radii.full,
  color: colors.fg.muted,
  fontSize: '1.25rem',
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { visibility: 'hidden' },
    [from.md]: {
      display: 'flex',
      gap: '10px',
      flex: '1 1 0',
      maxWidth: '440px',
      width: 'auto',
      height: '2.25rem',
      marginInline: '0 auto',
      paddingInline: '12px 6px',
      border: `1px solid ${colors.border.control}`,
      borderRadius: radii.md,
      background: colors.bg.DEFAULT,
      fontSize: '0.9375rem',
    },
  },
  ':hover': { color: colors.fg.DEFAULT, borderColor: colors.fg.muted },
})

// On a phone screen readers still read the label.
export const searchWords = style({
  position: 'absolute',
  width: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { position: 'static', width: 'auto', clipPath: 'none' } },
})

globalStyle(`${searchButton} ${iconCss.icon}`, { display: 'block' })

export const key = style({
  marginLeft: 'auto',
  paddingInline: '7px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.sm,
  background: colors.bg.panel,
  color: colors.fg.muted,
  fontFamily: fonts.body,
  fontSize: '0.75rem',
  fontWeight: '600',
  lineHeight: '22px',
})

export const searchKey = style([key, { display: 'none', '@media': { [from.md]: { display: 'block' } } }])

export const side = style({
  position: 'fixed',
  inset: `${BAR_HEIGHT} auto 0 0`,
  margin: '0',
  width: 'min(300px, 86vw)',
  maxHeight: 'none',
  height: 'auto',
  flexDirection: 'column',
  gap: '14px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '14px 12px 20px',
  border: '0',
  borderRight: `1px solid ${colors.border.DEFAULT}`,
  background: colors.bg.subtle,
  color: colors.fg.DEFAULT,
  '@media': {
    [from.lg]: {
      display: 'flex',
      position: 'sticky',
      width: 'auto',
      height: `calc(100dvh - ${BAR_HEIGHT})`,
      padding: '12px 12px 10px',
    },
  },
  '::backdrop': { background: 'rgb(16 27 28 / .45)' },
  selectors: { '&:popover-open': { display: 'flex', boxShadow: shadows.lg } },
})

const POINTED = '(min-width: 64rem) and (pointer: fine)'
/** A laptop with a height of 768 px. */
const POINTED_AND_LOW = `${POINTED} and (max-height: 899px)`

export const nav = style({ display: 'grid', gap: '10px', '@media': { [POINTED_AND_LOW]: { gap: '6px' } } })

export const groupName = style({
  fontSize: '0.75rem',
  fontWeight: '650',
  lineHeight: '20px',
  color: colors.fg.subtle,
  paddingInline: '10px',
  '@media': { [POINTED_AND_LOW]: { lineHeight: '18px' } },
})

export const links = style({ display: 'grid' })

globalStyle(`:is(${nav}, ${side}) a`, { color: colors.fg.DEFAULT })

export const sideAccount = style({
  display: 'grid',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  paddingTop: '12px',
  '@media': { [from.md]: { display: 'none' } },
})

globalStyle(`${nav} a, ${sideAccount} :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  width: '100%',
  paddingInline: '10px',
  borderRadius: radii.md,
  fontSize: '0.9375rem',
  fontWeight: '550',
  textAlign: 'start',
})

// Fits the whole navigation on a screen of 768 px where the pointer is precise enough.
globalStyle(`${nav} a`, {
  '@media': {
    [POINTED]: { minHeight: '30px', fontSize: '0.875rem' },
    [POINTED_AND_LOW]: { minHeight: '25px' },
  },
})

globalStyle(`:is(${nav}, ${sideAccount}) :is(a, button):hover`, { background: colors.bg.muted })

globalStyle(`${nav} a[aria-current]`, {
  background: colors.brand.subtle,
  color: colors.brand.fg,
  fontWeight: '650',
})

globalStyle(`${nav} ${iconCss.icon}`, { fontSize: '1rem', color: colors.fg.muted })

globalStyle(`${nav} a[aria-current] ${iconCss.icon}`, { color: colors.brand.fg })

export const attentionCount = style({
  marginLeft: 'auto',
  minWidth: '22px',
  paddingInline: '6px',
  borderRadius: radii.full,
  background: adminColors.danger.solid,
  color: adminColors.danger.contrast,
  fontSize: '0.75rem',
  fontWeight: '700',
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
