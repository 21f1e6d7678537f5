import { globalStyle, style } from '@vanilla-extract/css'
import { floating } from '#client/theme/panels.ts'
import { colors, radii } from '#client/theme/vars.ts'

export const accountMenu = style({
  position: 'fixed',
  inset: 'auto',
  top: '120px',
  right: 'max(40px, calc((100vw - 1240px) / 2))',
  margin: '0',
  width: '280px',
  padding: '12px',
  ...floating,
  '@supports': {
    '(top: anchor(bottom))': {
      positionAnchor: '--account',
      top: 'calc(anchor(bottom) + 10px)',
      right: 'anchor(right)',
    },
  },
  selectors: { '&:popover-open': { display: 'grid', gap: '4px' } },
})

export const owner = style({
  padding: '8px 16px',
  fontSize: '0.9375rem',
  color: colors.fg.muted,
})

export const ownerName = style({ display: 'block', color: colors.fg.DEFAULT, fontWeight: '650' })

export const menuItem = style({})

globalStyle(`${accountMenu} a, ${menuItem}`, {
  display: 'block',
  width: '100%',
  padding: '10px 16px',
  borderRadius: radii.md,
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
})

globalStyle(`${accountMenu} a:hover, ${menuItem}:hover`, { background: colors.bg.subtle })
