import { globalStyle, style } from '@vanilla-extract/css'
import { BAR_HEIGHT } from '#client/admin/kit/shell.css.ts'
import { from, system } from '#client/theme/vars.ts'

export const admin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: `calc(100dvh - ${BAR_HEIGHT})`,
  fontSize: '0.9375rem',
  '@media': { [from.lg]: { gridTemplateColumns: '228px minmax(0, 1fr)' } },
})

globalStyle(`body:has(${admin})`, { vars: system.css({ colorPalette: 'brand' }) as Record<string, string> })

export const main = style({
  width: '100%',
  maxWidth: '1240px',
  paddingInline: '16px',
  paddingTop: '18px',
  paddingBottom: '64px',
  '@media': {
    [from.md]: { paddingInline: '32px' },
    [from.lg]: { paddingTop: '32px' },
    [from.xl]: { paddingInline: '44px' },
  },
})

globalStyle('[data-scope=progress][data-part=track]', {
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

globalStyle('[data-scope=progress][data-part=range]', {
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
})
