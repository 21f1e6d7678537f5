import { style, styleVariants } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const form = style({ display: 'grid', gap: '18px', justifyItems: 'start', marginTop: '18px' })

/** Fits names of any length, even without a space. */
export const name = style({ overflowWrap: 'anywhere' })

/** Has the height of a fingertip without making the line higher. */
export const productLink = style({
  position: 'relative',
  display: 'inline-block',
  '::after': { content: '""', position: 'absolute', inset: '-13px 0' },
})

export const note = style({ color: colors.fg.muted, fontSize: '0.9375rem' })

export const choices = style({ display: 'grid', gap: '10px', border: '0', width: '100%' })

export const legend = style({ fontWeight: '600', marginBottom: '10px' })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  padding: '10px 16px',
  border: `1.5px solid ${colors.border.control}`,
  borderRadius: radii.md,
  background: colors.bg.panel,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: colors.brand.solid,
      boxShadow: `inset 0 0 0 1px ${colors.brand.solid}`,
      background: colors.brand.subtle,
      color: colors.brand.fg,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colors.brand.focusRing}`, outlineOffset: '2px' },
  },
})

export const radio = style({
  width: '20px',
  height: '20px',
  flex: 'none',
  accentColor: colors.brand.solid,
})

export const exists = style({
  display: 'block',
  fontStyle: 'normal',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

export const detail = styleVariants({ target: 'target', percent: 'percent' }, (kind) => ({
  paddingInline: '16px',
  paddingBottom: '6px',
  selectors: { [`${choices}:not(:has(input[value=${kind}]:checked)) &`]: { display: 'none' } },
}))
