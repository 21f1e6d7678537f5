import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const pictureRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

export const upload = style({ display: 'grid', justifyItems: 'start', gap: '6px', fontSize: '0.8125rem' })

globalStyle(`${upload} p:not([role])`, { color: colors.fg.muted })

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  width: '100%',
  maxWidth: '220px',
  borderRadius: radii.md,
  background: colors.bg.muted,
  color: colors.fg.muted,
  fontSize: '0.8125rem',
  textAlign: 'center',
  overflow: 'hidden',
})

export const previewNote = style({ paddingInline: '10px' })

export const previewPicture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: '6%',
  background: '#fff',
})
