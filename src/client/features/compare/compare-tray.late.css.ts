import { globalStyle, style } from '@vanilla-extract/css'
import { TRAY_HEIGHT } from '#client/features/products/buy-bar.css.ts'
import { colors, lowWindow } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** In the flow after the footer: it sticks to the window's lower edge and covers no last line. */
export const tray = style({
  position: 'sticky',
  bottom: '0',
  zIndex: '11',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 14px',
  padding: '8px 16px max(8px, env(safe-area-inset-bottom))',
  background: colors.bg.panel,
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  fontWeight: '600',
  '@media': { [lowWindow]: { position: 'static' }, print: { display: 'none' } },
})

/** Raises a phone's buy bar above the tray, and keeps what has the focus out from under both. */
globalStyle(`:root:has(${tray})`, {
  vars: { [TRAY_HEIGHT]: 'calc(61px + max(0px, env(safe-area-inset-bottom) - 8px))' },
  scrollPaddingBottom: '76px',
})

export const clear = style([
  baseCss.linkRule,
  {
    minHeight: '44px',
    padding: '0 6px',
    border: '0',
    background: 'none',
    fontWeight: '600',
    cursor: 'pointer',
  },
])
