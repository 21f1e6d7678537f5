import type { StyleRules } from '#client/ui/style-rules.ts'

export const breadcrumbStyles: StyleRules = {
  '.breadcrumb': {
    pt: { base: '14px', md: '24px' },
    pb: { base: '10px', md: '20px' },
    fontSize: '14px',
    color: 'fg.muted',
  },
  '.breadcrumb ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '.breadcrumb li': { display: 'inline-flex', alignItems: 'center', minH: '32px' },
  '.breadcrumb li + li::before': { content: '"/"', mr: '8px', color: 'fg.subtle' },
  '.breadcrumb a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.breadcrumb [aria-current]': {
    display: 'block',
    flex: '1 1 10ch',
    minW: '10ch',
    lineHeight: '32px',
    color: 'fg',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}
