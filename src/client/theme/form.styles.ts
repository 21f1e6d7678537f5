import type { StyleRules } from '#client/ui/style-rules.ts'

export const formStyles: StyleRules = {
  '.field label': { display: 'block', fontWeight: '600', mb: '7px' },
  '.field input, .field textarea': {
    w: '100%',
    h: '50px',
    px: '16px',
    fontSize: '16px',
    color: 'fg',
    bg: 'bg.panel',
    border: '1.5px solid {colors.border.control}',
    borderRadius: 'md',
  },
  '.field textarea': { h: 'auto', py: '12px', lineHeight: '1.5', resize: 'vertical', display: 'block' },
  '.field ::placeholder': { color: 'fg.subtle', opacity: '1' },
  '.field [aria-invalid=true]': { borderColor: 'fg.error' },
  '.field-hint, .field-error': { fontSize: '15px', mt: '7px', color: 'fg.muted' },
  '.field-error': { color: 'fg.error' },
  '.form-error': {
    color: 'fg.error',
    border: '1.5px solid currentColor',
    borderRadius: 'md',
    px: '16px',
    py: '12px',
    fontWeight: '550',
  },
}
