import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

export const cardSkeleton = style({
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  overflow: 'hidden',
  background: colors.bg.panel,
})

globalStyle(`${cardSkeleton} > ${statesCss.skeleton}:first-of-type`, {
  aspectRatio: '10/9',
  borderRadius: '0',
  '@media': { [from.md]: { aspectRatio: '1' } },
})

globalStyle(`${cardSkeleton} > div:last-of-type`, { display: 'grid', gap: '12px', padding: '20px' })
