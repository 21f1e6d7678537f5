import { keyframes, style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

const rise = keyframes({ from: { opacity: '0', translate: '0 16px' } })

export const toasts = style({
  position: 'fixed',
  bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--tray, 0px))',
  insetInlineEnd: '16px',
  zIndex: '1700',
})

export const toast = style({
  position: 'relative',
  display: 'flex',
  width: 'min(384px, calc(100vw - 32px))',
  background: colors.bg.toast,
  color: '#FFFCF8',
  borderRadius: '16px',
  paddingInlineStart: '18px',
  paddingInlineEnd: '48px',
  paddingBlock: '14px',
  gap: '12px',
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  boxShadow: shadows.lg,
  animation: `${rise} .2s ease-out`,
})

export const toastText = style({
  display: 'grid',
  gap: '2px',
  flex: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
})

export const toastDisc = style({
  width: '30px',
  height: '30px',
  borderRadius: radii.full,
  display: 'grid',
  placeItems: 'center',
  background: '#8CCBC0',
  color: '#0B2221',
  flex: 'none',
  selectors: { '[data-type=error] &': { background: '#F5A695', color: '#52201A' } },
})

export const toastTitle = style({ fontSize: '1rem', fontWeight: '550' })

export const toastAction = style({
  flex: 'none',
  minHeight: '36px',
  paddingInline: '14px',
  border: '0',
  borderRadius: radii.full,
  background: '#8CCBC0',
  color: '#0B2221',
  fontWeight: '650',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  ':hover': { background: '#A9DBD2' },
})

export const toastClose = style({
  position: 'absolute',
  top: '50%',
  insetInlineEnd: '6px',
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  padding: '0',
  border: '0',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
})
