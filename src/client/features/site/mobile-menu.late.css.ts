import { globalStyle, style } from '@vanilla-extract/css'
import { floating } from '#client/theme/panels.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const mobileMenu = style({
  position: 'fixed',
  inset: 'auto',
  top: '128px',
  right: '12px',
  margin: '0',
  width: 'min(300px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  padding: '12px',
  ...floating,
  '@supports': {
    '(position-area: bottom)': {
      positionAnchor: '--menu-button',
      positionArea: 'bottom span-left',
      top: 'auto',
      right: 'auto',
      marginTop: '8px',
      maxHeight: 'calc(100% - 20px)',
    },
  },
  '::backdrop': { background: 'rgb(16 27 28 / .35)' },
  selectors: { '&:popover-open': { display: 'grid', gap: '4px' } },
})

globalStyle(`${mobileMenu} a:not(${baseCss.btn})`, {
  padding: '11px 16px',
  borderRadius: radii.md,
  fontWeight: '600',
})

globalStyle(`${mobileMenu} a:not(${baseCss.btn}, [aria-current]):hover`, { background: colors.bg.subtle })

globalStyle(`${mobileMenu} a[aria-current=page]`, { background: colors.brand.subtle, color: colors.brand.fg })

globalStyle(`${mobileMenu} ${baseCss.btn}`, { marginTop: '6px' })

export const menuTheme = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: radii.md,
  fontWeight: '600',
  cursor: 'pointer',
  ':hover': { background: colors.bg.subtle },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const mobileMenuAccount = style({
  display: 'grid',
  gap: '4px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  marginTop: '4px',
  paddingTop: '8px',
  '@media': { [from.md]: { display: 'none' } },
})
