import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const deferredBaseStyles: StyleRules = {
  '.btn-soft': { bg: 'brand.subtle', color: 'brand.fg' },
  '.btn-soft:hover': { bg: 'brand.muted' },
}

export const deferredConditions: ConditionalRules = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': { '.icon': { bg: 'CanvasText' } },
}
