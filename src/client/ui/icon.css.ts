import { createVar, style } from '@vanilla-extract/css'

export const iconVar = createVar()

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  background: 'currentColor',
  mask: `${iconVar} center / contain no-repeat`,
  forcedColorAdjust: 'none',
  verticalAlign: '-0.2em',
  vars: { [iconVar]: 'linear-gradient(transparent, transparent)' },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
