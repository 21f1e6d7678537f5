import { style } from '@vanilla-extract/css'
import { below, colors, radii } from '#client/theme/vars.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

export const cardSkeleton = style({
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  overflow: 'hidden',
  background: colors.bg.panel,
  '@media': {
    [below.md]: { display: 'grid', gridTemplateColumns: 'clamp(96px, 31vw, 132px) 1fr', padding: '14px' },
  },
})

export const picture = style([
  statesCss.skeleton,
  {
    aspectRatio: '5/4',
    borderRadius: '0',
    '@media': { [below.md]: { aspectRatio: '1', borderRadius: radii.lg } },
  },
])

export const lines = style({ display: 'grid', gap: '12px', padding: '20px' })
