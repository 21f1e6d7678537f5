import { globalStyle, style } from '@vanilla-extract/css'
import { fonts, from, radii, shadows, smallPhone } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const categoryTiles = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.md]: { gap: '24px', gridTemplateColumns: 'repeat(6, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(var(--tiles, 5), 1fr)' },
  },
})

/** A single tile in the last row of two columns spans both. */
const alone = ':last-child:nth-child(odd)'
/** Two tiles in the last row of three columns share it. Instead of one leftover tile, the last four share two rows. */
const inPairs = `:is(${[
  ':nth-last-child(2):nth-child(3n + 1)',
  ':last-child:nth-child(3n + 2)',
  `${categoryTiles}:has(> :last-child:nth-child(3n + 1)) > :nth-last-child(-n + 4)`,
].join(', ')})`

export const categoryTile = style({
  borderRadius: radii.xl,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  transition: 'box-shadow .18s',
  ':hover': { boxShadow: shadows.md },
  selectors: { [`&${alone}`]: { gridColumn: '1 / -1' } },
  '@media': {
    [from.md]: {
      gridColumn: 'span 2',
      selectors: {
        [`&${alone}`]: { gridColumn: 'span 2' },
        [`&${inPairs}`]: { gridColumn: 'span 3' },
      },
    },
    [from.lg]: { gridColumn: 'auto !important' },
  },
})

export const picture = style({
  aspectRatio: '1/.86',
  background: 'transparent',
  selectors: { [`${categoryTile}${alone} > &`]: { aspectRatio: '2/1' } },
  '@media': {
    [from.md]: {
      selectors: {
        [`${categoryTile}${alone} > &`]: { aspectRatio: '1/.86' },
        [`${categoryTile}${inPairs} > &`]: { aspectRatio: '2/1' },
      },
    },
    [from.lg]: { selectors: { [`${categoryTile}${inPairs} > &`]: { aspectRatio: '1/.86' } } },
  },
})

export const words = style({
  display: 'block',
  padding: '14px 16px 16px',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  '@media': {
    [from.md]: { padding: '18px 20px 22px', fontSize: '0.9375rem' },
  },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: 'clamp(1.0625rem, 1.7vw, 1.375rem)',
  letterSpacing: '-0.015em',
  marginBottom: '5px',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})

globalStyle(`${label} ${iconCss.icon}`, {
  fontSize: '.82em',
  '@media': { [smallPhone]: { display: 'none' } },
})
