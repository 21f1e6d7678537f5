import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'
import { CATEGORY_COLORS } from '#shared/products/categories.ts'

const { picture, contain } = pictureCss

export const productPicture = style({
  color: colors.fg.subtle,
  selectors: {
    [`${picture}${contain}&`]: { background: colors.bg.muted },
    ...Object.fromEntries(
      CATEGORY_COLORS.map((color) => {
        const { subtle, fg } = baseCss.tintColors[color]
        return [`${picture}&${baseCss.tints[color]}`, { background: subtle, color: fg }]
      }),
    ),
  },
})

// A retailer's picture is shown whole on the paper, with space around it.
globalStyle(`${picture}${contain}${productPicture} img`, { padding: '8%' })

export const sign = style({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '38% 0',
    background: 'currentColor',
    opacity: '.45',
    mask: `${iconCss.iconVar} center / contain no-repeat`,
    forcedColorAdjust: 'none',
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
})
