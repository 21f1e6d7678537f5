import { globalStyle, style } from '@vanilla-extract/css'
import { colors, fonts, from, lowWindow, radii, smallPhone } from '#client/theme/vars.ts'
import '#client/ui/base.css.ts'
import * as icons from '#client/ui/icons.css.ts'

export const commissionNotice = style({
  background: colors.brand.subtle,
  color: colors.brand.fg,
  fontSize: '0.8125rem',
  textAlign: 'center',
  padding: '8px 16px',
  '@media': {
    [smallPhone]: { fontSize: '0.75rem', paddingInline: '6px' },
    [from.md]: { fontSize: '0.875rem' },
  },
})

/** One line on any phone. */
export const inShort = style({ '@media': { [from.md]: { display: 'none' } } })

export const noticeLink = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  fontWeight: '600',
})

export const siteHeader = style({
  position: 'sticky',
  top: '0',
  zIndex: '20',
  background: `color-mix(in srgb, ${colors.bg.DEFAULT} 90%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [lowWindow]: { position: 'static' } },
})

export const headerBar = style({
  display: 'flex',
  alignItems: 'center',
  height: '64px',
  gap: '4px',
  '@media': { [from.md]: { height: '76px', gap: '8px' } },
})

export const siteLogo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: colors.brand.solid,
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: 'min(1.4375rem, 7.2vw)',
  letterSpacing: '-0.02em',
  lineHeight: '1',
  minHeight: '44px',
  '@media': { [from.md]: { fontSize: '1.6875rem' } },
})

globalStyle(`${siteLogo} svg`, { width: '34px', height: 'auto', '@media': { [from.md]: { width: '40px' } } })

export const mainNav = style({
  display: 'none',
  marginInline: 'auto',
  fontWeight: '550',
  '@media': { [from.lg]: { display: 'flex' }, [from.xl]: { gap: '4px' } },
})

globalStyle(`${mainNav} a`, {
  // At 1024 px an administrator's header has seven links and six buttons.
  padding: '9px 6px',
  borderRadius: radii.full,
  color: colors.fg.muted,
  minHeight: '44px',
  whiteSpace: 'nowrap',
  transition: 'background .18s, color .18s',
  '@media': { [from.xl]: { paddingInline: '15px' } },
})

globalStyle(`${mainNav} a:not([aria-current]):hover`, {
  background: colors.bg.subtle,
  color: colors.fg.DEFAULT,
})

globalStyle(`${mainNav} a[aria-current=page]`, { background: colors.brand.subtle, color: colors.brand.fg })

export const headerActions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0',
  marginLeft: 'auto',
  '@media': { [from.lg]: { marginLeft: '0' }, [from.xl]: { gap: '6px' } },
})

export const accountButton = style({
  display: 'none',
  '@media': { [from.md]: { display: 'grid' } },
  '@supports': { '(top: anchor(bottom))': { anchorName: '--account' } },
})

export const subscribeButton = style({
  display: 'none',
  marginLeft: '8px',
  '@media': { [from.md]: { display: 'inline-flex' } },
})

export const menuButton = style({
  display: 'grid',
  fontSize: '1.375rem',
  '@media': { [from.lg]: { display: 'none' } },
  '@supports': { '(position-area: bottom)': { anchorName: '--menu-button' } },
})

export const themeToggle = style({ '@media': { '(scripting: none)': { display: 'none' } } })

globalStyle(`${themeToggle} ${icons.sun}`, { display: 'none' })

globalStyle(`html.dark ${themeToggle} ${icons.sun}`, { display: 'inline-block' })

globalStyle(`html.dark ${themeToggle} ${icons.moon}`, { display: 'none' })

export const wideOnly = style({ display: 'none', '@media': { [from.lg]: { display: 'grid' } } })

export const favorites = style({ position: 'relative' })

globalStyle(`${favorites} > span:last-child:not(:first-child)`, {
  position: 'absolute',
  top: '3px',
  right: '1px',
  minWidth: '18px',
  paddingInline: '4px',
  borderRadius: radii.full,
  background: colors.coral.solid,
  color: colors.coral.contrast,
  fontSize: '0.6875rem',
  fontWeight: '700',
  lineHeight: '18px',
  textAlign: 'center',
})

/** The menu has it too. */
export const notOnSmallPhones = style({ '@media': { [smallPhone]: { display: 'none' } } })

globalStyle(`html:not(.light) ${themeToggle} ${icons.sun}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'inline-block' } },
})

globalStyle(`html:not(.light) ${themeToggle} ${icons.moon}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
})
