import type { StyleRules } from '#client/ui/style-rules.ts'

export const toastStyles: StyleRules = {
  '.toast': {
    bg: 'bg.toast',
    color: '#FFFCF8',
    borderRadius: '16px',
    px: '18px',
    py: '14px',
    gap: '12px',
    alignItems: 'center',
    fontWeight: '550',
    boxShadow: 'lg',
  },
  '.toast-disc': {
    w: '30px',
    h: '30px',
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    bg: '#8CCBC0',
    color: '#0B2221',
    flex: 'none',
  },
  '.toast[data-type=error] .toast-disc': { bg: '#F5A695', color: '#52201A' },
}
