import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const pictureLight = createVar()

export const picture = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: colors.bg.muted,
})

globalStyle(`${picture} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `brightness(${pictureLight})`,
})

export const contain = style({})

// Retailers show their products on white.
globalStyle(`${picture}${contain}`, { background: 'light-dark(#FFFFFF, #EDEDED)' })

globalStyle(`${picture}${contain} img`, { objectFit: 'contain' })
