import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

const appear = keyframes({ to: { opacity: '1' } })
const slide = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-20% 0' } })

/** Shows a thin bar at the top of the window when anything is busy for more than a moment. */
globalStyle('body:has([aria-busy=true])::before', {
  content: '',
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '40',
  height: '3px',
  opacity: '0',
  pointerEvents: 'none',
  background: `linear-gradient(90deg, ${colors.brand.muted} 35%, ${colors.brand.solid}, ${colors.brand.muted} 65%) 0 0 / 250% 100%`,
  animation: `${appear} .1s .15s forwards, ${slide} 1.4s .15s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { background: colors.brand.solid },
    '(forced-colors: active)': { background: 'Highlight' },
  },
})

export const offlineNotice = style({
  position: 'fixed',
  left: '16px',
  bottom: 'calc(16px + env(safe-area-inset-bottom, 0px))',
  zIndex: '35',
  maxWidth: 'calc(100vw - 32px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 18px',
  borderRadius: radii.lg,
  background: colors.bg.toast,
  color: '#FFFCF8',
  border: '1px solid transparent',
  boxShadow: shadows.lg,
})
