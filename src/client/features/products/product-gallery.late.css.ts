import { globalStyle, style } from '@vanilla-extract/css'
import { below, colors, lowWindow, radii, shadows } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** Lies over its picture. */
export const enlarge = style({
  position: 'absolute',
  inset: '0',
  border: '0',
  background: 'none',
  cursor: 'zoom-in',
  ':focus-visible': { outline: `3px solid ${colors.brand.focusRing}`, outlineOffset: '-5px' },
  '@media': { print: { display: 'none' } },
})

/** On a phone the next picture shows at the edge, and Buy Now stays in the first screen. */
export const thumbnails = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '12px',
  '@media': { [below.md]: { display: 'none' }, print: { display: 'none' } },
})

globalStyle(`${thumbnails} a`, {
  width: '64px',
  borderRadius: radii.md,
  overflow: 'hidden',
  border: `1px solid ${colors.border.DEFAULT}`,
})

globalStyle(`${thumbnails} ${pictureCss.picture}`, { aspectRatio: '1' })

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

globalStyle(`${largePictures} > li`, { flex: '0 0 100%', scrollSnapAlign: 'start' })

globalStyle(`${largePictures} ${pictureCss.picture}`, { width: '100%', height: '100%' })

globalStyle(`${large} ${thumbnails}`, {
  display: 'flex',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  margin: '0',
  padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
  '@media': { [lowWindow]: { display: 'none' } },
})

globalStyle(`${large} ${thumbnails} a`, { flex: 'none' })

globalStyle(`${large} ${thumbnails} a:first-child`, { marginLeft: 'auto' })

globalStyle(`${large} ${thumbnails} a:last-child`, { marginRight: 'auto' })

globalStyle(`${largePictures} ${pictureCss.picture} img`, { objectFit: 'contain' })

export const closeLarge = style({
  position: 'fixed',
  top: 'max(14px, env(safe-area-inset-top))',
  right: '14px',
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radii.full,
  border: `1px solid ${colors.border.control}`,
  background: colors.bg.panel,
  boxShadow: shadows.sm,
  fontSize: '1.25rem',
  cursor: 'pointer',
})
