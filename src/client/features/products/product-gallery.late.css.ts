import { globalStyle, style } from '@vanilla-extract/css'
import { below, colors, lowWindow, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const enlarge = style({
  position: 'absolute',
  inset: '0',
  border: '0',
  background: 'none',
  cursor: 'zoom-in',
  ':focus-visible': { outline: `3px solid ${colors.brand.focusRing}`, outlineOffset: '-5px' },
  '@media': { print: { display: 'none' } },
})

export const large = style({
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: '0',
  border: '0',
  overscrollBehavior: 'contain',
  background: colors.bg.panel,
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
})

globalStyle(`html:has(${large}:popover-open)`, { overflow: 'hidden' })

/** To swipe through; the links below lead to each. */
export const largePictures = style({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: '-5px' },
})

export const swiped = style({ flex: '0 0 100%', scrollSnapAlign: 'start' })

export const largePicture = style({ width: '100%', height: '100%' })

globalStyle(`${largePictures} ${largePicture} img`, { objectFit: 'contain' })

/** On a phone the next picture shows at the edge, and Buy Now stays in the first screen. */
export const thumbnails = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '12px',
  '@media': { [below.md]: { display: 'none' }, print: { display: 'none' } },
  selectors: {
    [`${large} &`]: {
      display: 'flex',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: '0',
      padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
      '@media': { [lowWindow]: { display: 'none' } },
    },
  },
})

export const thumbnail = style({
  width: '64px',
  borderRadius: radii.md,
  overflow: 'hidden',
  border: `1px solid ${colors.border.DEFAULT}`,
  selectors: {
    [`${large} &`]: { flex: 'none' },
    [`${large} &:first-child`]: { marginLeft: 'auto' },
    [`${large} &:last-child`]: { marginRight: 'auto' },
  },
})

export const small = style({ aspectRatio: '1' })

export const closeLarge = style({
  ...baseCss.roundRule,
  position: 'fixed',
  top: 'max(14px, env(safe-area-inset-top))',
  right: '14px',
  border: `1px solid ${colors.border.control}`,
  background: colors.bg.panel,
  boxShadow: shadows.sm,
  fontSize: '1.25rem',
})
