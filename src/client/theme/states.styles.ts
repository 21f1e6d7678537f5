import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

export const stateStyles: StyleRules = {
  '.skeleton': {
    borderRadius: '10px',
    bg: 'bg.muted',
    backgroundImage: 'linear-gradient(100deg, transparent 40%, {colors.bg.shimmer} 50%, transparent 60%)',
    backgroundSize: '220% 100%',
    animation: 'shimmer 1.6s linear infinite',
  },
  '.loading-line': { color: 'fg.muted', pt: '28px', pb: '22px' },
  '.is-stale': { opacity: '.6', transition: 'opacity .18s .12s' },
  '.state': {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '6px',
    py: { base: '32px', md: '48px' },
  },
  '.state .picture': {
    w: { base: '220px', md: '280px' },
    aspectRatio: '5/4',
    borderRadius: 'xl',
    mb: '18px',
  },
  '.state h1': { textStyle: 'h2' },
  '.state h2': { textStyle: 'h3', fontSize: '24px' },
  '.state p': { color: 'fg.muted', maxW: '44ch' },
  '.state .btn': { mt: '18px' },
}

export const stateConditions: ConditionalRules = {
  '@keyframes shimmer': { from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-100% 0' } },
}
