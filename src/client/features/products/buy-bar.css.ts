import { globalStyle, style } from '@vanilla-extract/css'
import { colors, fonts, from, lowWindow } from '#client/theme/vars.ts'

/** The height of whatever else is at the lower edge. */
export const TRAY_HEIGHT = '--tray'

/**
 * The track in which the bar can stick: from below the buy box to the page's end, less one screen. The bar therefore
 * appears as the box scrolls off the top, and scrolls away with the end of the page.
 */
export const buyBarWay = style({
  position: 'absolute',
  inset: '0 -16px',
  gridArea: '3 / 1 / 5 / -1',
  zIndex: '10',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingTop: 'calc(100svh - 140px)',
  overflow: 'clip',
  pointerEvents: 'none',
  '@media': { [lowWindow]: { display: 'none' }, [from.md]: { display: 'none' }, print: { display: 'none' } },
})

export const buyBar = style({
  position: 'sticky',
  bottom: `var(${TRAY_HEIGHT}, 0px)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  paddingTop: '10px',
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  paddingLeft: 'max(16px, env(safe-area-inset-left))',
  paddingRight: 'max(16px, env(safe-area-inset-right))',
  background: colors.bg.panel,
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  boxShadow: '0 -8px 24px rgb(16 27 28 / .08)',
  pointerEvents: 'auto',
})

globalStyle(`${buyBar} > a`, { minWidth: '0' })

export const noBarPrice = style({ flex: 'none', marginRight: 'auto', fontSize: '0.875rem' })

export const barPrice = style({
  flex: 'none',
  marginRight: 'auto',
  fontFamily: fonts.heading,
  fontSize: '1.3125rem',
  lineHeight: '1.1',
  whiteSpace: 'nowrap',
})

export const barSign = style({ fontFamily: fonts.body, fontSize: '0.8125rem', color: colors.fg.muted })

export const barHeart = style({
  flex: 'none',
  boxShadow: 'none',
  border: `1.5px solid ${colors.border.control}`,
})
