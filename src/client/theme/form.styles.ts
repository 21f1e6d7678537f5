import type { StyleRules } from '#client/ui/style-rules.ts'

export const formStyles: StyleRules = {
  '.field label': { display: 'block', fontWeight: '600', mb: '7px' },
  '.field input': {
    w: '100%',
    h: '50px',
    px: '16px',
    fontSize: '16px',
    color: 'fg',
    bg: 'bg.panel',
    border: '1.5px solid {colors.border.control}',
    borderRadius: 'md',
  },
  '.field input::placeholder': { color: 'fg.subtle', opacity: '1' },
}
