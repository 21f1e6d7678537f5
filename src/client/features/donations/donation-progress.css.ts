import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const progress = style({
  height: '14px',
  borderRadius: radii.full,
  background: colors.bg.panel,
  overflow: 'hidden',
  outline: '1px solid transparent',
})

export const progressBar = style({
  display: 'block',
  height: '100%',
  borderRadius: radii.full,
  background: colors.coral.solid,
  transition: 'width .5s',
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const progressLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  marginTop: '10px',
  color: colors.fg.muted,
})

export const progressRaised = style({ color: colors.fg.DEFAULT })
