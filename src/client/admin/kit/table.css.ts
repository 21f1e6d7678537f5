import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

const EDGE = createVar()
const EDGE_START = createVar()
const IS_CARDS = '(max-width: 39.99875rem)'
export const IS_CARDS_WIDE = '(max-width: 59.99875rem)'

/** The table's own width decides between lines and cards, since the navigation beside it takes part of the window's. */
export const table = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  vars: { [EDGE]: '14px', [EDGE_START]: '16px' },
})

export const scroll = style({ overflow: 'auto' })

globalStyle(`${scroll} th`, { color: colors.fg.muted })

globalStyle(`:is(${table}, ${scroll}) :is(tr, th, td)`, {
  background: 'transparent',
  borderColor: colors.border.DEFAULT,
})

globalStyle(`${table} tr:hover td`, { background: colors.bg.subtle })

globalStyle(`${table} :is(th, td)`, { height: '48px', paddingInline: EDGE, whiteSpace: 'normal' })

globalStyle(`${table} td`, { paddingBlock: '8px', overflowWrap: 'break-word' })

globalStyle(`${table} th`, {
  color: colors.fg.muted,
  fontWeight: '600',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
})

globalStyle(`${table} tr:last-child td`, { borderBottomWidth: '0' })

globalStyle(`${table} tr[data-selected] td`, { background: colors.brand.subtle })

globalStyle(`${table} ${baseCss.tag} + ${baseCss.tag}`, { marginLeft: '6px' })

globalStyle(`${table} td:empty:not([data-label=Actions])::after`, { content: '"–" / ""' })

globalStyle(`${table} summary`, { cursor: 'pointer', minHeight: '24px' })

/** The cell that identifies a row: the heading of its card. */
export const title = style({ fontWeight: '600' })

globalStyle(`${table} td${title}`, { minWidth: '150px' })

globalStyle(`${table} td${title} p`, { fontWeight: '400' })

// Elements in the cell have a rule of their own.
globalStyle(`${table} td${title}, ${table} td${title} *`, { overflowWrap: 'anywhere' })

// A visitor's message may be one long word.
globalStyle(`${table} td[data-label=Message]`, { overflowWrap: 'anywhere', minWidth: '180px' })

export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

globalStyle(`${table} td${number}`, { whiteSpace: 'nowrap' })

/**
 * A cell with a time of day. Equally wide in UTC (as the server writes it) and in the visitor's zone, so nothing moves.
 */
export const time = style({})

globalStyle(`${table} td${time} time`, {
  display: 'inline-block',
  minWidth: '11.25rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Aligns figures that are compared below each other. */
export const amount = style({ fontVariantNumeric: 'tabular-nums' })

globalStyle(`${table} :is(th, td)${amount}`, { textAlign: 'end', whiteSpace: 'nowrap' })

/** Two lines of a long name; the whole is in its `title`. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
})

export const wideOnly = style({})

/** A link that covers the whole row; other controls of the row lie above it. */
export const rowLink = style([
  clamped,
  {
    fontWeight: '600',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '::after': { content: '""', position: 'absolute', inset: '0' },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${colors.brand.solid}`,
        outlineOffset: '-2px',
        borderRadius: radii.sm,
      },
    },
  },
])

globalStyle(`${table} tr:has(${rowLink})`, { position: 'relative' })

globalStyle(`${table} tr:has(${rowLink}) :is(button, label, summary, a:not(${rowLink}))`, {
  position: 'relative',
  zIndex: '1',
})

export const withThumbnail = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
})

export const thumbnail = style({
  display: 'block',
  width: '44px',
  height: '44px',
  borderRadius: radii.sm,
  overflow: 'hidden',
})

globalStyle(`${thumbnail} picture`, { display: 'block', width: '100%', height: '100%' })

globalStyle(`${thumbnail} img`, { width: '100%', height: '100%', objectFit: 'contain', padding: '2px' })

globalStyle(`${thumbnail} picture::before`, { inset: '20% 0 34%' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

/** The text beside the checkbox of a narrow table’s head that has no sort orders. */
export const selectAll = style({ display: 'none', fontWeight: '400' })

/** A table without a heading for each column cannot become cards. */
export const cards = style({})

export const cardsWide = style({})

function stacksBelow(kind: string, condition: string) {
  const rule = (selector: string, styles: StyleRule) =>
    globalStyle(selector, { '@container': { [condition]: styles } } as Parameters<typeof globalStyle>[1])
  rule(`${kind} :is(table, tbody)`, { display: 'block' })
  // Narrow rows have no column headings: sortable ones become buttons above them.
  rule(`${kind} thead`, { display: 'none' })
  rule(`${kind} thead:has(${sort}, [type=checkbox])`, { display: 'block' })
  rule(`${kind} th:not(:has(${sort}, [type=checkbox]))`, { display: 'none' })
  rule(`${kind} thead:not(:has(${sort})) ${selectAll}`, { display: 'block' })
  rule(`${kind} th`, { height: 'auto', padding: '0', borderBottomWidth: '0' })
  rule(`${kind} ${sort}`, {
    minHeight: '36px',
    paddingInline: '12px',
    border: `1px solid ${colors.border.control}`,
    borderRadius: radii.full,
    color: colors.fg.DEFAULT,
  })
  rule(`${kind} ${sort}[aria-current]`, {
    background: colors.brand.subtle,
    borderColor: colors.brand.solid,
    color: colors.brand.fg,
  })
  rule(`${kind} tr`, {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    padding: '10px 16px',
    borderBottomWidth: '1px',
  })
  rule(`${kind} thead tr`, {
    flexWrap: 'nowrap',
    gap: '6px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  })
  rule(`${kind} tr:last-child`, { borderBottomWidth: '0' })
  rule(`${kind} tr:hover td`, { background: 'transparent' })
  rule(`${kind} tr[data-selected]`, { background: colors.brand.subtle })
  rule(`${kind} td, ${kind} td${amount}`, {
    display: 'block',
    height: 'auto',
    minWidth: '0',
    maxWidth: '100%',
    padding: '0',
    borderBottomWidth: '0',
    color: colors.fg.muted,
    fontSize: '0.875rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  })
  rule(`${kind} td${time} time`, { minWidth: '0', whiteSpace: 'normal' })
  rule(`${kind} :is(td[data-narrow=hidden], td:empty, ${wideOnly}, td:has(> ${wideOnly}:only-child))`, {
    display: 'none',
  })
  rule(`${kind} td${amount}:not([data-narrow])::before`, { content: 'attr(data-label) ": "' })
  rule(`${kind} td${title}`, {
    order: '-1',
    flex: '1 0 100%',
    color: colors.fg.DEFAULT,
    fontSize: '0.9375rem',
  })
  rule(`${kind} tr:has(> td[data-label=Select])`, { vars: { [EDGE_START]: 'calc(28px + 1.25rem)' } })
  rule(`${kind} tr`, { paddingInlineStart: EDGE_START })
  rule(`${kind} tr:has(${thumbnail})`, {
    paddingInlineStart: `calc(${EDGE_START} + 54px)`,
    minHeight: '64px',
  })
  rule(`${kind} ${withThumbnail}`, { display: 'block' })
  rule(`${kind} ${thumbnail}`, { position: 'absolute', top: '10px', insetInlineStart: EDGE_START })
  rule(`${kind} td[data-label=Select]`, { position: 'absolute', top: '12px', insetInlineStart: '16px' })
  // Only the name leaves room for the menu, and what follows is below it.
  rule(`${kind} tr:has(> td[data-label=Actions] [aria-haspopup=menu]) td${title}`, {
    minHeight: '30px',
    paddingInlineEnd: '32px',
  })
  rule(`${kind} td[data-label=Actions]:has([aria-haspopup=menu])`, {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '8px',
  })
}

stacksBelow(cards, IS_CARDS)
stacksBelow(cardsWide, IS_CARDS_WIDE)

// On the smallest phones the words need the picture's room.
const isSmallest = (styles: StyleRule) => ({ '@container': { '(max-width: 19.99875rem)': styles } })
globalStyle(`${table} td :is(${thumbnail}, ${withThumbnail} p)`, isSmallest({ display: 'none' }))
globalStyle(
  `${table} tr:has(${thumbnail})`,
  isSmallest({ columnGap: '6px', paddingInlineStart: EDGE_START, minHeight: '0' }),
)
