import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

export const accountMenu = style({
  position: 'fixed',
  inset: 'auto',
  top: '120px',
  right: 'max(40px, calc((100vw - 1240px) / 2))',
  margin: '0',
  width: '280px',
  padding: '12px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  boxShadow: shadows.lg,
  '@supports': {
    '(top: anchor(bottom))': {
      positionAnchor: '--account',
      top: 'calc(anchor(bottom) + 10px)',
      right: 'anchor(right)',
    },
  },
  selectors: { '&:popover-open': { display: 'grid', gap: '4px' } },
})

globalStyle(`${accountMenu} p`, {
  paddingInline: '16px',
  paddingBlock: '8px',
  fontSize: '0.9375rem',
  color: colors.fg.muted,
})

globalStyle(`${accountMenu} b`, { display: 'block', color: colors.fg.DEFAULT, fontWeight: '650' })

export const menuItem = style({})

globalStyle(`${accountMenu} a, ${menuItem}`, {
  display: 'block',
  width: '100%',
  paddingInline: '16px',
  paddingBlock: '10px',
  borderRadius: radii.md,
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
})

globalStyle(`${accountMenu} a:hover, ${menuItem}:hover`, { background: colors.bg.subtle })
