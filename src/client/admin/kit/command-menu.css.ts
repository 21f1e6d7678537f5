import { style } from '@vanilla-extract/css'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { colors, radii } from '#client/theme/vars.ts'

export const menu = style({
  border: '1px solid transparent',
  borderRadius: radii.lg,
  overflow: 'hidden',
  marginInline: '12px',
  marginBlock: '12px',
  maxHeight: 'min(620px, calc(100dvh - 24px))',
  '@media': { '(min-height: 700px)': { marginTop: '72px' } },
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingInline: '18px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  color: colors.fg.muted,
  fontSize: '1.125rem',
})

export const input = style({
  flex: '1',
  minWidth: '0',
  height: '3.625rem',
  border: '0',
  background: 'transparent',
  color: colors.fg.DEFAULT,
  fontSize: '1.0625rem',
  outline: 'none',
})

export const results = style({ overflowY: 'auto', overscrollBehavior: 'contain', padding: '8px' })

export const groupName = style({
  paddingInline: '12px',
  paddingTop: '8px',
  fontSize: '0.75rem',
  fontWeight: '650',
  lineHeight: '22px',
  color: colors.fg.subtle,
})

export const result = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '40px',
  paddingInline: '12px',
  paddingBlock: '6px',
  borderRadius: radii.md,
  fontSize: '0.9375rem',
  fontWeight: '550',
  selectors: {
    [`&:hover, &:focus-visible, ${field}:focus-within + ${results} section:first-child li:first-child > &`]: {
      background: colors.brand.subtle,
      color: colors.brand.fg,
    },
  },
})

export const name = style({ minWidth: '0', overflowWrap: 'anywhere' })

export const note = style({
  flex: '0 1 auto',
  maxWidth: '46%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colors.fg.muted,
  fontSize: '0.8125rem',
  fontWeight: '400',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  paddingInline: '20px',
  paddingBlock: '10px',
  color: colors.fg.muted,
  fontSize: '0.8125rem',
})

export const shortcutsButton = style({
  minHeight: '24px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const shortcuts = style({ display: 'grid', gap: '18px', paddingBottom: '24px' })

export const shortcutsHeading = style({ marginBottom: '6px', fontSize: '0.875rem', fontWeight: '650' })

export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '32px',
})

export const shortcutKey = style([shellCss.key, { marginLeft: '0' }])

export const shortcutsNote = style({ color: colors.fg.muted, fontSize: '0.875rem' })
