import { style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const accent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 22em) auto minmax(0, 1fr)' } },
})

/** Beside the field, below the height of its label. */
export const picker = style({
  width: '56px',
  height: '40px',
  marginTop: '26px',
  padding: '3px',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.sm,
  background: colors.bg.panel,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: '.6' } },
})

export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto', marginTop: '26px', minHeight: '40px' } },
})

const pill = style({ padding: '6px 14px', borderRadius: radii.full, fontWeight: '600', fontSize: '.875rem' })

export const solid = style([pill, { background: colors.brand.solid, color: colors.brand.contrast }])

export const soft = style([pill, { background: colors.brand.subtle, color: colors.brand.fg }])

export const link = style({ color: colors.brand.fg, textDecoration: 'underline', fontSize: '.875rem' })

export const reset = style({ gridColumn: '1 / -1', justifySelf: 'start' })

export const short = style({ maxWidth: '22em' })
