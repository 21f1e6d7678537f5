import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const form = style({ display: 'grid', gap: '18px', justifyItems: 'start', marginTop: '18px' })

/** Fits names of any length, even without a space. */
export const name = style({})

globalStyle(`${name}, ${name} *`, { overflowWrap: 'anywhere' })

// Gives the link the height of a fingertip without making the line higher.
globalStyle(`${name} a`, { position: 'relative', display: 'inline-block' })
globalStyle(`${name} a::after`, { content: '""', position: 'absolute', inset: '-13px 0' })

export const note = style({ color: colors.fg.muted, fontSize: '0.9375rem' })

export const choices = style({ display: 'grid', gap: '10px', border: '0', width: '100%' })

globalStyle(`${choices} legend`, { fontWeight: '600', marginBottom: '10px' })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  paddingInline: '16px',
  paddingBlock: '10px',
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

globalStyle(`${choice} input`, {
  width: '20px',
  height: '20px',
  flex: 'none',
  accentColor: colors.brand.solid,
})

globalStyle(`${choice} em`, {
  display: 'block',
  fontStyle: 'normal',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

export const detail = style({ paddingInline: '16px', paddingBottom: '6px' })

for (const kind of ['target', 'percent'])
  globalStyle(`${choices}:not(:has(input[value=${kind}]:checked)) ${detail}[data-kind=${kind}]`, {
    display: 'none',
  })
