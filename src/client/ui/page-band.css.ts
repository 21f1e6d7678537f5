import '#client/ui/base.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const pageBand = style({
  position: 'relative',
  zIndex: '2',
  borderRadius: radii.xl,
  marginTop: '12px',
  padding: '30px 22px',
  color: colors.ink.DEFAULT,
  filter: `brightness(${pictureCss.pictureLight})`,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [from.md]: {
      borderRadius: radii['2xl'],
      marginTop: '20px',
      padding: '52px 44px',
      minHeight: '292px',
    },
    [from.lg]: { paddingInline: '64px' },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const tintBandFeeding = style({ background: '#D8EBDF' })

globalStyle(`${pageBand} > div`, { position: 'relative', width: '100%' })

export const pageBandPicture = style({
  position: 'absolute',
  insetBlock: '0',
  right: '0',
  width: '50%',
  height: '100%',
  display: 'none',
  background: 'transparent',
  borderRadius: 'inherit',
  mask: 'linear-gradient(90deg, transparent, #000 42%)',
  '@media': {
    [from.md]: { display: 'block', width: '42%' },
    [from.lg]: { width: '45%' },
    [from.xl]: { width: '50%' },
  },
})

globalStyle(`${pageBandPicture} ~ div`, {
  '@media': { [from.md]: { width: '58%' }, [from.xl]: { width: '100%' } },
})

globalStyle(`${pageBand} h1`, { ...text.h1 })

globalStyle(`${pageBand} p`, {
  fontSize: '1rem',
  color: colors.ink.muted,
  marginTop: '8px',
  maxWidth: '34em',
  '@media': { [from.md]: { fontSize: '1.125rem', marginTop: '12px' } },
})

globalStyle(`${pageBandPicture} img`, { objectPosition: '100% 70%', filter: 'none' })

export const searchBox = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: '560px',
  height: '3.375rem',
  marginTop: '18px',
  paddingLeft: '18px',
  paddingRight: '7px',
  background: '#FFFFFF',
  color: '#5B6966',
  border: '1.5px solid #8C8577',
  borderRadius: radii.full,
  fontSize: '1rem',
  colorScheme: 'light',
  '@media': { [from.md]: { height: '58px', marginTop: '26px', paddingLeft: '22px', fontSize: '1.0625rem' } },
  selectors: { '&:focus-within': { outline: `3px solid ${colors.paper.solid}`, outlineOffset: '2px' } },
})

globalStyle(`${searchBox} input`, {
  flex: '1',
  minWidth: '0',
  height: '100%',
  background: 'transparent',
  border: '0',
  outline: 'none',
  textOverflow: 'ellipsis',
  color: colors.ink.DEFAULT,
})

globalStyle(`${searchBox} input::placeholder`, { color: '#5B6966', opacity: '1' })

export const searchButton = style({ color: colors.paper.fg, ':hover': { background: colors.paper.subtle } })
