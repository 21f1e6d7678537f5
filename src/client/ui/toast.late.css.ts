import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii, shadows } from '#client/theme/vars.ts'

export const toast = style({
  width: 'min(384px, calc(100vw - 32px))',
  background: colors.bg.toast,
  color: '#FFFCF8',
  borderRadius: '16px',
  paddingInlineStart: '18px',
  paddingInlineEnd: '48px',
  paddingBlock: '14px',
  gap: '12px',
  alignItems: 'center',
  fontWeight: '550',
  boxShadow: shadows.lg,
})

export const toastText = style({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })

export const toastDisc = style({
  width: '30px',
  height: '30px',
  borderRadius: radii.full,
  display: 'grid',
  placeItems: 'center',
  background: '#8CCBC0',
  color: '#0B2221',
  flex: 'none',
})

globalStyle(`${toast} [data-part=title]`, {
  flex: '1',
  margin: '0',
  fontSize: '1rem',
  lineHeight: '1.4',
  fontWeight: '550',
})

globalStyle(`${toast} [data-part=description]`, {
  fontSize: '0.875rem',
  lineHeight: '1.4',
  opacity: '.85',
  marginTop: '2px',
})

globalStyle(`${toast} [data-part=action-trigger]`, {
  flex: 'none',
  minHeight: '36px',
  paddingInline: '14px',
  borderRadius: radii.full,
  background: '#8CCBC0',
  color: '#0B2221',
  fontWeight: '650',
  fontSize: '0.9375rem',
  cursor: 'pointer',
})

globalStyle(`${toast} [data-part=action-trigger]:hover`, { background: '#A9DBD2' })

globalStyle(`${toast} [data-part=close-trigger]`, {
  position: 'absolute',
  top: '50%',
  right: '12px',
  translate: '0 -50%',
})

globalStyle(`${toast}[data-type=error] ${toastDisc}`, { background: '#F5A695', color: '#52201A' })
