import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const productPicture = style({ color: colors.fg.subtle })

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
})

globalStyle(`${sign}::before`, {
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

// A retailer's picture is shown whole on the paper, with space around it.
globalStyle(`${pictureCss.picture}${pictureCss.contain}${productPicture}`, {
  background: colors.bg.muted,
})

globalStyle(`${pictureCss.picture}${pictureCss.contain}${productPicture} img`, { padding: '8%' })

for (const [color, tint] of Object.entries(baseCss.tints)) {
  const { subtle, fg } = baseCss.tintColors[color as keyof typeof baseCss.tints]
  globalStyle(`${pictureCss.picture}${productPicture}${tint}`, { background: subtle, color: fg })
}
