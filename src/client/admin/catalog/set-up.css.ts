import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const card = style({ marginBottom: '20px' })

export const steps = style({
  display: 'grid',
  gap: '6px 32px',
  marginBlock: '14px 10px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  paddingBlock: '6px',
})

/** On a phone the button goes below the text. */
globalStyle(`${step} > button`, {
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [from.md]: { gridColumn: 'auto' } },
})

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: radii.full,
  fontSize: '0.875rem',
})

export const open = style([mark, { border: `2px dashed ${colors.border.control}` }])

export const ticked = style([mark, { background: colors.brand.solid, color: colors.brand.contrast }])

export const link = style({
  fontWeight: '600',
  ':hover': { textDecoration: 'underline' },
  selectors: { [`${ticked} + div > &`]: { color: colors.fg.muted, fontWeight: '500' } },
})
