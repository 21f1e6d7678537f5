import type { StyleRules } from '#client/ui/style-rules.ts'

export const clicksStyles: StyleRules = {
  '.range-form': {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, 180px) auto 1fr' },
    alignItems: 'end',
    gap: '12px',
    mb: '20px',
  },
  '.range-form p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    gridColumn: { base: '1 / -1', md: 'auto' },
    justifySelf: { md: 'end' },
  },
  '.range-form p a, .clicks-csv a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '40px',
    color: 'brand.fg',
    fontWeight: '600',
  },
  ':is(.range-form p a, .clicks-csv a):hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.clicks-figures': { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
  '.clicks-columns': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '20px',
    alignItems: 'start',
  },
  '.clicks-chart': { mt: '18px', h: '260px' },
  '.clicks-csv': { mt: '12px' },
  '.clicks-scroll': { maxH: '460px', overflow: 'auto', mt: '14px' },
  '.clicks-scroll :is(tr, th, td)': { bg: 'transparent', borderColor: 'border' },
  '.clicks-scroll td:first-of-type': { whiteSpace: 'normal', minW: '130px' },
  '.clicks-scroll th': { color: 'fg.muted' },
  '.clicks-scroll td': { position: 'relative', fontVariantNumeric: 'tabular-nums', color: 'fg' },
  '.clicks-bar': {
    position: 'absolute',
    insetBlock: '4px',
    left: '0',
    bg: 'brand.subtle',
    borderRadius: '6px',
  },
  '.clicks-label': { position: 'relative', overflowWrap: 'anywhere' },
}
