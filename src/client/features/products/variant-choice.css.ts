import { style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginTop: '12px',
  '@media': { [from.md]: { marginTop: '18px', gap: '14px' } },
})

export const label = style({ fontSize: '0.9375rem', fontWeight: '650', marginBottom: '6px' })

/** On a phone each is one line, scrolled sideways. Elsewhere a long list scrolls, so that it hides nothing else. */
export const options = style({
  // Anchors the texts for screen readers here, so that they don't widen the page.
  position: 'relative',
  display: 'flex',
  gap: '8px',
  overflowX: 'auto',
  listStyle: 'none',
  padding: '2px 16px',
  margin: '-2px -16px',
  '@media': {
    [from.md]: {
      flexWrap: 'wrap',
      maxHeight: '212px',
      overflow: 'hidden auto',
      padding: '2px',
      margin: '-2px',
    },
  },
})

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'center',
  padding: '6px 14px',
  borderRadius: radii.lg,
  border: `1px solid ${colors.border.DEFAULT}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontSize: '0.9375rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  textDecoration: 'none',
  ':hover': { borderColor: colors.brand.fg },
  selectors: {
    '&[aria-current]': {
      borderColor: colors.brand.fg,
      boxShadow: `inset 0 0 0 1px ${colors.brand.fg}`,
      fontWeight: '650',
    },
  },
})

export const outOfStock = style({
  color: colors.fg.muted,
  borderStyle: 'dashed',
  textDecoration: 'line-through',
})
