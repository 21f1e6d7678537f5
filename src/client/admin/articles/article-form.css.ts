import { globalStyle, style } from '@vanilla-extract/css'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { BAR_HEIGHT } from '#client/admin/kit/shell.css.ts'
import { below, colors, from, lowWindow, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

/** Wide enough for the text and its preview beside each other. */
const BESIDE = '(min-width: 75rem)'
const ALL_BESIDE = '(min-width: 105rem)'

export const bar = style({
  position: 'sticky',
  top: BAR_HEIGHT,
  zIndex: '3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBlock: '10px',
  background: colors.bg.DEFAULT,
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': {
    [lowWindow]: { position: 'static' },
    [from.md]: { marginInline: '-32px', paddingInline: '32px' },
    [from.xl]: { marginInline: '-44px', paddingInline: '44px' },
  },
})

globalStyle(`html:has(${bar})`, { scrollPaddingTop: '150px' })

globalStyle(`main:has(${bar})`, { '@media': { [ALL_BESIDE]: { maxWidth: 'none' } } })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginLeft: 'auto' })

export const toggle = style({
  selectors: { '&[aria-pressed=true]': { background: colors.brand.subtle, color: colors.brand.fg } },
})

globalStyle(`${buttons} ${iconCss.icon}`, {
  '@media': { [below.md]: { display: 'none' } },
})

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
} as const

/** The text, and beside it whatever else belongs to the article. */
export const columns = style({
  ...grid,
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
})

/** The text and its preview, with everything else below, or on the widest screens beside them. */
export const withPreview = style({
  ...grid,
  '@media': {
    [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [ALL_BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 380px' },
  },
})

export const panel = style({
  ...grid,
  '@media': {
    [BESIDE]: {
      selectors: {
        [`${withPreview} > &`]: { display: 'block', gridColumn: '1 / -1', columns: '2', columnGap: '20px' },
      },
    },
    [ALL_BESIDE]: {
      selectors: { [`${withPreview} > &`]: { display: 'grid', gridColumn: 'auto' } },
    },
  },
})

globalStyle(`${withPreview} > ${panel} > *`, {
  '@media': { [BESIDE]: { breakInside: 'avoid', marginBottom: '20px' }, [ALL_BESIDE]: { marginBottom: '0' } },
})

/** Stays in view while the text scrolls, as far as the text goes. */
export const preview = style({ alignSelf: 'stretch' })

/** Has its place before the script runs, so that nothing moves. */
export const previewBeside = style([
  preview,
  { display: 'none', '@media': { [BESIDE]: { display: 'block' } } },
])

globalStyle(`${preview} > *`, { '@media': { [BESIDE]: { position: 'sticky', top: '136px' } } })

// Picture and focal point are below each other in the narrow column.
globalStyle(`${panel} ${pictureFieldCss.pictureRow}`, {
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const withTools = style({ position: 'relative' })

export const tools = style({ position: 'absolute', top: '-8px', right: '0', display: 'flex', gap: '2px' })

/** As tall as the window, so that a text is read while it is written. */
export const text = style({ height: 'max(360px, calc(100vh - 320px))', lineHeight: '1.6' })

export const blocks = style({
  position: 'absolute',
  zIndex: '4',
  left: '12px',
  width: 'min(260px, calc(100% - 24px))',
  maxHeight: 'min(420px, 50vh)',
  padding: '6px',
  overflowY: 'auto',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.panel,
  boxShadow: shadows.md,
})

export const block = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: '10px',
  borderRadius: radii.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colors.bg.subtle },
    '&[aria-selected=true]': {
      background: colors.brand.subtle,
      color: colors.brand.fg,
      outline: '2px solid transparent',
    },
  },
})
