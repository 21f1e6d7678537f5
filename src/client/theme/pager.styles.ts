import type { StyleRules } from '#client/ui/style-rules.ts'

export const pagerStyles: StyleRules = {
  '.pager': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: { base: '2px', md: '8px' },
    pt: '40px',
  },
  '.pager a, .pager span:not(.icon)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minW: '44px',
    minH: '44px',
    px: { base: '8px', md: '14px' },
    borderRadius: 'full',
    fontWeight: '600',
  },
  '.pager a:hover': { bg: 'bg.subtle' },
  '.pager a[aria-current=page]': { bg: 'brand.solid', color: 'brand.contrast' },
  '.pager-off, .pager-gap': { color: 'fg.subtle' },
  '.pager-off': { cursor: 'not-allowed' },
}
