import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const slideDot = style({
  width: '28px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  background: 'transparent',
  border: '0',
  padding: '0',
  cursor: 'pointer',
  '::after': {
    content: '""',
    width: '9px',
    height: '9px',
    borderRadius: radii.full,
    background: 'currentColor',
    opacity: '.62',
    transition: 'width .18s',
  },
  selectors: {
    '&[aria-current=true]': { width: '38px', color: colors.brand.solid },
    '&[aria-current=true]::after': { width: '26px', opacity: '1' },
  },
  '@media': {
    '(forced-colors: active)': { '::after': { background: 'ButtonText', forcedColorAdjust: 'none' } },
  },
})
