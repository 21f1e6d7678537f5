import { style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const pictureRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

export const upload = style({ display: 'grid', justifyItems: 'start', gap: '6px', fontSize: '0.8125rem' })

export const uploadHint = style({ color: colors.fg.muted })

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
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const previewNote = style({ paddingInline: '10px' })

export const previewPicture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: '6%',
  background: '#fff',
})

export const legend = style({ fontSize: '0.875rem', fontWeight: '500', marginBottom: '6px' })

export const error = style({ color: colors.fg.error, fontSize: '0.875rem', marginTop: '6px' })

/** So many that they scroll by themselves. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  maxHeight: '252px',
  padding: '4px',
  margin: '-4px',
  overflowY: 'auto',
})

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  overflow: 'hidden',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.md,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: colors.brand.solid,
      boxShadow: `inset 0 0 0 2px ${colors.brand.solid}`,
      '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colors.brand.focusRing}`, outlineOffset: '2px' },
  },
})

export const choicePicture = style({
  width: '72px',
  aspectRatio: '1/.86',
  borderRadius: radii.sm,
  margin: '4px',
})

export const choiceNone = style({ width: '80px', padding: '4px', fontSize: '0.8125rem', textAlign: 'center' })
