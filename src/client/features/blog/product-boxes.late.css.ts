import { style } from '@vanilla-extract/css'
import { articleText } from '#client/features/blog/article-text.css.ts'
import { panel } from '#client/theme/panels.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'

/** Put on texts whose HTML may have boxes (`server/features/products/boxes`). */
export const withBoxes = style({})

const textWithBoxes = `${withBoxes}${articleText}`
const box = '[data-products=box]'

within(textWithBoxes, {
  [box]: {
    display: 'grid',
    gap: '16px',
    marginBlock: '1.4em',
    padding: '18px',
    ...panel,
    color: colors.fg.DEFAULT,
    fontSize: '1rem',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media': { [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '22px' } },
  },
  /** A retailer's picture is shown whole, on the paper of cards. */
  [`:is(${box}, [data-products=compare] th) > img`]: {
    width: '100%',
    maxWidth: '180px',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'contain',
    padding: '6px',
    borderRadius: radii.lg,
    background: colors.bg.muted,
  },
  [`${box} > :only-child`]: { gridColumn: '1 / -1' },
  [`${box} [data-part]`]: {
    maxWidth: 'none',
    marginTop: '8px',
    color: 'inherit',
    fontSize: 'inherit',
  },
  [`${box} [data-part]:first-child`]: { marginTop: '0' },
  [`${box} [data-part=headline]`]: {
    color: colors.brand.fg,
    fontSize: '0.875rem',
    fontWeight: '700',
  },
  [`${box} [data-part=name]`]: { ...text.cardTitle, marginTop: '2px' },
  [`:is(${box}, [data-products=compare]) a`]: { color: colors.fg.DEFAULT },
  [`${box} :is([data-part=pros], [data-part=cons])`]: { padding: '0', listStyle: 'none' },
  [`${box} ul > li`]: { margin: '0', paddingLeft: '1.5em', textIndent: '-1.5em' },
  [`${box} li::before`]: {
    display: 'inline-block',
    width: '1.5em',
    textIndent: '0',
    fontWeight: '700',
  },
  [`${box} [data-part=pros] li::before`]: { content: '"+"', color: colors.brand.fg },
  [`${box} [data-part=cons] li::before`]: { content: '"−"', color: colors.fg.muted },
  [`${box} [data-part=price] b`]: { ...text.price, fontSize: '1.375rem' },
  [`${box} [data-part=stock]`]: { fontWeight: '650' },
  [`${box} [data-part=drop]`]: { color: colors.brand.fg, fontSize: '0.875rem' },
  [`${box} [data-part=facts]`]: { color: colors.fg.muted, fontSize: '0.875rem' },
  '[data-products] a[data-buy]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '6px 18px',
    border: `1.5px solid ${colors.border.control}`,
    borderRadius: radii.full,
    background: colors.bg.panel,
    color: colors.fg.DEFAULT,
    fontSize: '0.9375rem',
    fontWeight: '600',
    lineHeight: '1.2',
    textDecoration: 'none',
  },
  '[data-products] a[data-buy=now]': {
    borderColor: 'transparent',
    background: colors.brand.solid,
    color: colors.brand.contrast,
  },
  '[data-products] a[data-buy=now]:hover': { background: colors.brand.emphasized },
  'ol[data-products=picks]': { padding: '0', listStyle: 'none', counterReset: 'pick' },
  '[data-products=picks] > li': { position: 'relative', counterIncrement: 'pick' },
  '[data-products=picks] > li::before': {
    content: 'counter(pick)',
    position: 'absolute',
    top: '-12px',
    left: '14px',
    minWidth: '32px',
    borderRadius: radii.full,
    background: colors.brand.solid,
    color: colors.brand.contrast,
    fontSize: '1rem',
    fontWeight: '700',
    lineHeight: '32px',
    textAlign: 'center',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  '[data-products=compare] tr > :first-child': {
    position: 'sticky',
    left: '0',
    zIndex: '1',
    minWidth: '104px',
    borderTop: `1px solid ${colors.border.DEFAULT}`,
    background: colors.bg.subtle,
  },
  '[data-products=compare] thead th': { minWidth: '160px', verticalAlign: 'bottom' },
  '[data-products=compare] th > img': { display: 'block', marginBottom: '8px' },
  '[data-products=missing]': {
    paddingInline: '8px',
    borderRadius: radii.md,
    background: colors.feeding.subtle,
    color: colors.feeding.fg,
  },
})
