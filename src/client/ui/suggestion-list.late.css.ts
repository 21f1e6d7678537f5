import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

export const suggestions = style({
  position: 'absolute',
  zIndex: '3',
  top: 'calc(100% + 8px)',
  insetInline: '0',
  maxHeight: 'min(440px, 60vh)',
  overflowY: 'auto',
  padding: '8px',
  background: '#FFFFFF',
  color: colors.ink.DEFAULT,
  border: '1px solid #DCD5C8',
  borderRadius: radii.xl,
  boxShadow: shadows.lg,
})

/** Outweighs the paragraphs of the band in which the list may lie. */
export const groupLabel = style({
  selectors: {
    [`${suggestions} &`]: {
      color: '#5B6966',
      fontSize: '0.875rem',
      margin: '0',
      paddingInline: '12px',
      paddingTop: '8px',
    },
  },
})

export const group = style({ border: '0', padding: '0', margin: '0', minWidth: '0' })

export const suggestion = style({
  display: 'flex',
  width: '100%',
  textAlign: 'left',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '4px 12px',
  borderRadius: radii.lg,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected=true]': { background: colors.paper.subtle } },
})

globalStyle(`${suggestion} span:not([aria-hidden])`, {
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

globalStyle(`${suggestion} small`, { fontSize: '0.875rem', color: '#5B6966', whiteSpace: 'nowrap' })
