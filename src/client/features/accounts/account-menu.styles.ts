import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const accountMenuStyles: StyleRules = {
  '.account-menu': {
    position: 'fixed',
    inset: 'auto',
    top: '120px',
    right: 'max(40px, calc((100vw - 1240px) / 2))',
    m: '0',
    w: '280px',
    p: '12px',
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'lg',
  },
  '.account-menu:popover-open': { display: 'grid', gap: '4px' },
  '.account-menu p': { px: '16px', py: '8px', fontSize: '15px', color: 'fg.muted' },
  '.account-menu b': { display: 'block', color: 'fg', fontWeight: '650' },
  '.account-menu a, .menu-item': {
    display: 'block',
    w: '100%',
    px: '16px',
    py: '10px',
    borderRadius: 'md',
    fontWeight: '600',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '.account-menu a:hover, .menu-item:hover': { bg: 'bg.subtle' },
}

export const accountMenuConditions: ConditionalRules = {
  '@supports (top: anchor(bottom))': {
    '.account-button': { anchorName: '--account' },
    '.account-menu': {
      positionAnchor: '--account',
      top: 'calc(anchor(bottom) + 10px)',
      right: 'anchor(right)',
    },
  },
}
