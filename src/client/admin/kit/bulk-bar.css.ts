import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii, shadows } from '#client/theme/vars.ts'

export const bulk = style({
  position: 'sticky',
  bottom: '12px',
  zIndex: '10',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.lg,
  padding: '8px 10px 8px 14px',
  marginTop: '12px',
  boxShadow: shadows.lg,
  fontWeight: '600',
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { gap: '10px' } },
})

globalStyle(`${bulk} > *`, { flex: 'none' })

globalStyle(`${bulk} select`, { maxWidth: '130px', '@media': { [from.md]: { maxWidth: 'none' } } })

export const clear = style({ marginInlineStart: 'auto' })

// A row with the focus and a toast stay above the bar.
globalStyle(`:root:has(${bulk})`, { scrollPaddingBottom: '84px', vars: { '--tray': '64px' } })
