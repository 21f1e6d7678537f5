import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const mobileMenuStyles: StyleRules = {
  '.mobile-menu': {
    position: 'fixed',
    inset: 'auto',
    top: '128px',
    right: '12px',
    m: '0',
    w: 'min(300px, calc(100vw - 24px))',
    maxH: 'calc(100dvh - 140px)',
    overflowY: 'auto',
    p: '12px',
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'lg',
  },
  '.mobile-menu:popover-open': { display: 'grid', gap: '4px' },
  '.mobile-menu::backdrop': { bg: 'rgb(16 27 28 / .35)' },
  '.mobile-menu a:not(.btn)': { px: '16px', py: '11px', borderRadius: 'md', fontWeight: '600' },
  '.mobile-menu a:not(.btn):hover': { bg: 'bg.subtle' },
  '.mobile-menu .btn': { mt: '6px' },
  '.mobile-menu-account': {
    display: { base: 'grid', md: 'none' },
    gap: '4px',
    borderTop: '1px solid {colors.border}',
    mt: '4px',
    pt: '8px',
  },
}

/** Below its button wherever that stands, so that a second tap at the same place closes it again. */
export const mobileMenuAnchor: ConditionalRules = {
  '@supports (position-area: bottom)': {
    '.menu-button': { anchorName: '--menu-button' },
    '.mobile-menu': {
      positionAnchor: '--menu-button',
      positionArea: 'bottom span-left',
      top: 'auto',
      right: 'auto',
      mt: '8px',
      maxH: 'calc(100% - 20px)',
    },
  },
}
