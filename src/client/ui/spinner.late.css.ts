import { keyframes, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'block',
  width: '44px',
  height: '44px',
  margin: '72px auto',
  border: `4px solid ${colors.brand.muted}`,
  borderTopColor: colors.brand.solid,
  borderRadius: radii.full,
  animation: `${spin} .9s linear infinite`,
  '@media': { [from.md]: { marginBlock: '120px' } },
})
