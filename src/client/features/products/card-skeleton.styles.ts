import type { StyleRules } from '#client/ui/style-rules.ts'

export const cardSkeletonStyles: StyleRules = {
  '.card-skeleton': {
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    overflow: 'hidden',
    bg: 'bg.panel',
  },
  '.card-skeleton > .skeleton:first-of-type': { aspectRatio: { base: '10/9', md: '1' }, borderRadius: '0' },
  '.card-skeleton > div:last-of-type': { display: 'grid', gap: '12px', p: '20px' },
}
