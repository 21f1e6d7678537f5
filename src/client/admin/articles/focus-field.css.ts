import { style } from '@vanilla-extract/css'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { colors, radii } from '#client/theme/vars.ts'

export const field = style([adminFormCss.form, { gap: '10px', fontSize: '0.8125rem' }])

export const legend = style({ fontWeight: '600', fontSize: '0.875rem', paddingBottom: '2px' })

export const whole = style({
  position: 'relative',
  borderRadius: radii.md,
  background: colors.bg.muted,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
})

export const wholePicture = style({ width: '100%', pointerEvents: 'none' })

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

export const caption = style({ color: colors.fg.muted, paddingTop: '4px' })

export const shapePicture = style({ width: '100%', height: '100%', objectFit: 'cover' })

const shape = style({ borderRadius: radii.sm, overflow: 'hidden', background: colors.bg.muted })

export const card = style([shape, { width: '120px', aspectRatio: '16/10' }])

/** The picture of a shared link; this is the side that the cover fills. */
export const shared = style([shape, { width: '70px', aspectRatio: '580/630' }])
