import { keyframes, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

const shimmer = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-100% 0' } })

export const skeleton = style({
  borderRadius: '10px',
  background: colors.bg.muted,
  backgroundImage: `linear-gradient(100deg, transparent 40%, ${colors.bg.shimmer} 50%, transparent 60%)`,
  backgroundSize: '220% 100%',
  animation: `${shimmer} 1.6s linear infinite`,
})

export const loadingLine = style({ color: colors.fg.muted, paddingBlock: '28px 22px' })

export const isStale = style({ opacity: '.6', transition: 'opacity .18s .12s' })
