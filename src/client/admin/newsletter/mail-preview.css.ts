import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const looks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 18px', marginBottom: '12px' })

export const look = style({
  display: 'inline-flex',
  padding: '3px',
  border: 'none',
  borderRadius: radii.full,
  background: colors.bg.muted,
})

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: '14px',
  borderRadius: radii.full,
  color: colors.fg.muted,
  fontSize: '0.875rem',
  fontWeight: '600',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
  selectors: {
    '&:has(:checked)': {
      background: colors.bg.panel,
      color: colors.fg.DEFAULT,
      '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colors.brand.solid}` },
  },
})

export const input = style({ position: 'absolute', opacity: '0', pointerEvents: 'none' })

export const frame = style({
  display: 'block',
  width: '100%',
  height: '640px',
  marginInline: 'auto',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
})

export const phone = style({ maxWidth: '375px' })

/** The plain-text part for programs without HTML, with its line breaks. */
export const plain = style({
  maxHeight: '640px',
  overflow: 'auto',
  padding: '16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: '1.5',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
