import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const field = style({ display: 'grid', gap: '10px', justifyItems: 'start', fontSize: '0.8125rem' })

globalStyle(`${field} > *`, { width: '100%' })
globalStyle(`${field} > button`, { width: 'auto' })
globalStyle(`${field} legend`, { fontWeight: '600', fontSize: '0.875rem', paddingBottom: '2px' })
globalStyle(`${field} > p`, { color: colors.fg.muted })

export const whole = style({
  position: 'relative',
  borderRadius: radii.md,
  background: colors.bg.muted,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
})

globalStyle(`${whole} img`, { display: 'block', width: '100%', height: 'auto', pointerEvents: 'none' })

export const point = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  translate: '-50% -50%',
  border: '3px solid #fff',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 25%)',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 65%)',
  cursor: 'move',
  ':focus-visible': { outline: `3px solid ${colors.brand.solid}`, outlineOffset: '3px' },
})

export const shapes = style({ display: 'flex', gap: '12px', alignItems: 'end' })

globalStyle(`${shapes} figcaption`, { color: colors.fg.muted, paddingTop: '4px' })
globalStyle(`${shapes} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const card = style({
  width: '120px',
  aspectRatio: '16/10',
  borderRadius: radii.sm,
  overflow: 'hidden',
  background: colors.bg.muted,
})

/** The side of a shared link's picture that the cover fills. */
export const shared = style({
  width: '70px',
  aspectRatio: '580/630',
  borderRadius: radii.sm,
  overflow: 'hidden',
  background: colors.bg.muted,
})
