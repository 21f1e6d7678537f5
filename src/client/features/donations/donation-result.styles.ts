import type { StyleRules } from '#client/ui/style-rules.ts'

export const donationResultStyles: StyleRules = {
  '.donation-result': {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '10px',
    maxW: '560px',
    mx: 'auto',
    pt: { base: '28px', md: '48px' },
  },
  '.donation-result > .picture': {
    w: { base: '260px', md: '340px' },
    aspectRatio: '5/4',
    borderRadius: '2xl',
    mb: '14px',
  },
  '.donation-result h1': { textStyle: 'h1' },
  '.donation-result > p': { color: 'fg.muted', fontSize: '17px', maxW: '38em' },
  '.donation-result [role=status]': { color: 'fg', fontWeight: '600', minH: '1.55em' },
  '.result-progress': { w: '100%', mt: '8px', textAlign: 'left' },
  '.result-progress .progress': { bg: 'bg.muted' },
  '.donation-result > .btn': { mt: '18px' },
  '.result-return': { fontSize: '15px', fontVariantNumeric: 'tabular-nums' },
  '.result-return button': {
    minH: '44px',
    px: '8px',
    bg: 'transparent',
    border: '0',
    color: 'brand.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
  },
}
