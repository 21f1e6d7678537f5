import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const field = style({})

globalStyle(`${field} label`, { display: 'block', fontWeight: '600', marginBottom: '7px' })

globalStyle(`${field} input, ${field} textarea, ${field} select`, {
  width: '100%',
  height: '3.125rem',
  paddingInline: '16px',
  fontSize: '1rem',
  color: colors.fg.DEFAULT,
  background: colors.bg.panel,
  border: `1.5px solid ${colors.border.control}`,
  borderRadius: radii.md,
})

globalStyle(`${field} textarea`, {
  height: 'auto',
  paddingBlock: '12px',
  lineHeight: '1.5',
  resize: 'vertical',
  display: 'block',
})

globalStyle(`${field} ::placeholder`, { color: colors.fg.subtle, opacity: '1' })

globalStyle(`${field} [aria-invalid=true]`, { borderColor: colors.fg.error })

export const fieldPassword = style({ position: 'relative', display: 'block' })

globalStyle(`${field} ${fieldPassword} input`, { paddingRight: '76px' })

globalStyle(`${fieldPassword} button`, {
  position: 'absolute',
  insetBlock: '3px',
  right: '3px',
  minWidth: '64px',
  paddingInline: '12px',
  borderRadius: radii.sm,
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: colors.brand.fg,
  cursor: 'pointer',
})

export const fieldSelect = style({ position: 'relative', display: 'block' })

globalStyle(`${field} ${fieldSelect} select`, { appearance: 'none', paddingRight: '42px', cursor: 'pointer' })

globalStyle(`${fieldSelect} ${iconCss.icon}`, {
  position: 'absolute',
  right: '16px',
  insetBlock: '0',
  marginBlock: 'auto',
  pointerEvents: 'none',
})

export const fieldHint = style({ fontSize: '0.9375rem', marginTop: '7px', color: colors.fg.muted })

export const fieldError = style({ fontSize: '0.9375rem', marginTop: '7px', color: colors.fg.error })

export const formError = style({
  color: colors.fg.error,
  border: '1.5px solid currentColor',
  borderRadius: radii.md,
  padding: '12px 16px',
  fontWeight: '550',
})
