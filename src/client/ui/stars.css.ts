import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const filled = '--filled'

export const stars = style({
  display: 'inline-block',
  width: '84px',
  height: '16px',
  flex: 'none',
  background: `linear-gradient(90deg, ${colors.star} var(${filled}), ${colors.border.DEFAULT} var(${filled}))`,
  mask: "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25.2 24'%3E%3Cpath d='M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z'/%3E%3C/svg%3E\") 0 0 / 16.8px 16px repeat-x",
  forcedColorAdjust: 'none',
  '@media': {
    '(forced-colors: active)': {
      background: `linear-gradient(90deg, CanvasText var(${filled}), GrayText var(${filled}))`,
    },
  },
})
