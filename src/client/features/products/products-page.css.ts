import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { below, colors, from, lowWindow, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'

/** A band so low that prices fit below it. */
export const lowBand = style({
  paddingBlock: '18px',
  '@media': {
    [from.md]: { minHeight: '0', marginTop: '12px', padding: '16px 32px' },
    [from.lg]: { paddingInline: '40px' },
  },
})

globalStyle(`${lowBand} h1`, text.h2)

globalStyle(`${lowBand} p`, { marginTop: '6px', '@media': { [from.md]: { fontSize: '1rem' } } })

export const lowBandPicture = style([
  pageBandCss.pageBandPicture,
  {
    width: '38%',
    '@media': { [below.lg]: { display: 'none' } },
  },
])

/** Has the search beside its words; on a phone the header has it. */
const besideSearch = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  alignItems: 'center',
  columnGap: '32px',
} as const

export const shopBand = style({
  '@media': { [from.md]: besideSearch, [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

globalStyle(`${shopBand} > div`, { '@media': { [from.md]: { width: 'auto' } } })

/** Beside the heading where the window is wide enough to leave the heading in one line. */
export const categoryPicture = style({
  display: 'none',
  height: '69px',
  borderRadius: radii.md,
  '@media': { [from.xl]: { display: 'block' } },
})

/** In place of the band, where somebody looks for something particular. */
export const listHeading = style({
  paddingTop: '14px',
  '@media': {
    [from.md]: { paddingTop: '22px' },
    [from.lg]: besideSearch,
    [from.xl]: {
      selectors: {
        [`&:has(> ${categoryPicture})`]: {
          gridTemplateColumns: '84px minmax(0, 1fr) minmax(0, 380px)',
          columnGap: '20px',
        },
      },
    },
  },
})

export const listWords = style({ display: 'flex', flexWrap: 'wrap', columnGap: '16px' })

globalStyle(`${listHeading} h1`, { ...text.h2, order: '-2', flexBasis: '100%', overflowWrap: 'anywhere' })

export const listCount = style({ order: '-1' })

/** The line below the title, and the count above it. */
export const listLine = style({
  selectors: {
    [`${listHeading} &`]: { marginTop: '4px', fontSize: '0.9375rem', color: colors.fg.muted },
  },
})

const search = `:is(${shopBand}, ${listHeading}) search`

globalStyle(search, { position: 'relative', zIndex: '2', '@media': { [below.md]: { display: 'none' } } })

globalStyle(`${search} > form`, { height: '3.25rem', marginTop: '0' })

/** On the page's own ground it follows the theme. */
globalStyle(`${listHeading} form`, {
  '@media': { [below.lg]: { marginTop: '12px' } },
  colorScheme: 'inherit',
  background: colors.bg.panel,
  borderColor: colors.border.control,
  outlineColor: `${colors.brand.focusRing} !important`,
})

globalStyle(`${listHeading} form > :not([role=listbox])`, { color: colors.fg.DEFAULT })

globalStyle(`${listHeading} input::placeholder`, { color: colors.fg.subtle })

/** One row; its fading end tells that more follows. */
export const scrolls = {
  position: 'relative',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: '-16px',
  paddingLeft: '16px',
  paddingRight: '56px',
  scrollPaddingInline: '16px 56px',
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 56px), transparent)',
} as const

export const chips = style({
  ...scrolls,
  display: 'flex',
  gap: '10px',
  paddingBlock: '6px',
  marginTop: '6px',
  '@media': { [from.md]: { marginTop: '8px' } },
})

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingInline: '18px',
  borderRadius: radii.full,
  fontWeight: '600',
  fontSize: '0.9375rem',
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  border: `1.5px solid ${colors.border.DEFAULT}`,
  transition: 'border-color .18s, background .18s',
  selectors: {
    '&:not([aria-current]):hover': { borderColor: colors.border.control },
    '&[aria-current]': {
      background: colors.brand.solid,
      borderColor: colors.brand.solid,
      color: colors.brand.contrast,
      // Centers it from the first paint; in other browsers useChosenInView does that.
      scrollInitialTarget: 'nearest',
      scrollSnapAlign: 'center',
    },
  },
})

/** A long name is cut, so that a phone shows more than one chip. */
export const collection = style({
  display: 'block',
  maxWidth: 'min(65vw, 24em)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const wholeName = style({ display: 'none', '@media': { [from.md]: { display: 'inline' } } })

export const shortName = style({ '@media': { [from.md]: { display: 'none' } } })

export const resultsTools = style({
  position: 'sticky',
  top: '64px',
  zIndex: '5',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  marginInline: '-16px',
  padding: '6px 16px',
  marginBottom: '8px',
  background: colors.bg.DEFAULT,
  color: colors.fg.muted,
  '@media': {
    [lowWindow]: { position: 'static' },
    [from.md]: { position: 'static', zIndex: 'auto', gap: '24px', margin: '0 0 0 auto', padding: '0' },
  },
})

export const resultsBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: '6px 12px',
  color: colors.fg.muted,
  selectors: {
    // On a phone the tools stay below the header while the list scrolls. So the bar must not end before the list.
    [`&:has(> ${resultsTools})`]: {
      display: 'contents',
      '@media': { [from.md]: { display: 'flex' } },
    },
  },
})

export const resultsCount = style([
  listLine,
  {
    selectors: {
      [`${resultsBar}:has(> ${resultsTools}) > &`]: {
        paddingTop: '8px',
        '@media': { [from.md]: { paddingTop: '0' } },
      },
    },
  },
])

export const total = style({ color: colors.fg.DEFAULT, fontWeight: '700' })

export const alsoShowing = style({ display: 'block', fontSize: '0.9375rem' })

export const otherSearch = style({
  color: colors.brand.fg,
  fontWeight: '600',
  textDecoration: 'underline',
})

export const sortMenu = style({
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  position: 'relative',
  fontSize: '0.9375rem',
  '@media': {
    [below.md]: {
      selectors: { [`${resultsBar} > &`]: { flex: '1 1 9.5em', maxWidth: 'max-content' } },
    },
  },
})

export const sortLabel = style({ display: 'none', '@media': { [from.sm]: { display: 'block' } } })

export const sortChoice = style({
  minWidth: '0',
  textOverflow: 'ellipsis',
  appearance: 'none',
  minHeight: '44px',
  paddingLeft: '18px',
  paddingRight: '42px',
  borderRadius: radii.full,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontWeight: '600',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { paddingRight: '18px' } },
})

globalStyle(`${sortChoice} + ${iconCss.icon}`, {
  position: 'absolute',
  right: '16px',
  pointerEvents: 'none',
  color: colors.fg.DEFAULT,
  '@media': { '(scripting: none)': { display: 'none' } },
})
