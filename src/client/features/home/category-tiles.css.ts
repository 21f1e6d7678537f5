import { globalStyle, style } from '@vanilla-extract/css'
import { fonts, from, radii, shadows, smallPhone } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const categoryTiles = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.md]: { gap: '24px', gridTemplateColumns: 'repeat(6, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'repeat(var(--tiles, 5), 1fr)' },
  },
})

export const categoryTile = style({
  borderRadius: radii.xl,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  transition: 'box-shadow .18s',
  ':hover': { boxShadow: shadows.md },
  '@media': { [from.md]: { gridColumn: 'span 2' }, [from.lg]: { gridColumn: 'auto !important' } },
})

/** A single tile in the last row of two columns spans both. */
const alone = `${categoryTile}:last-child:nth-child(odd)`
/** Two tiles in the last row of three columns share it. Instead of one leftover tile, the last four share two rows. */
const inPairs = [
  `${categoryTile}:nth-last-child(2):nth-child(3n + 1)`,
  `${categoryTile}:last-child:nth-child(3n + 2)`,
  `${categoryTiles}:has(> :last-child:nth-child(3n + 1)) > ${categoryTile}:nth-last-child(-n + 4)`,
].join(', ')

globalStyle(alone, { gridColumn: '1 / -1' })

globalStyle(alone, { '@media': { [from.md]: { gridColumn: 'span 2' } } })

globalStyle(`:is(${inPairs})`, { '@media': { [from.md]: { gridColumn: 'span 3' } } })

globalStyle(`${categoryTile} ${pictureCss.picture}`, { aspectRatio: '1/.86', background: 'transparent' })

globalStyle(`${categoryTile} > span:last-child`, {
  display: 'block',
  paddingInline: '16px',
  paddingTop: '14px',
  paddingBottom: '16px',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  '@media': {
    [from.md]: { paddingInline: '20px', paddingTop: '18px', paddingBottom: '22px', fontSize: '0.9375rem' },
  },
})

globalStyle(`${categoryTile} b`, {
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

globalStyle(`${categoryTile} b ${iconCss.icon}`, {
  fontSize: '.82em',
  '@media': { [smallPhone]: { display: 'none' } },
})

globalStyle(`${alone} ${pictureCss.picture}`, {
  aspectRatio: '2/1',
  '@media': { [from.md]: { aspectRatio: '1/.86' } },
})

globalStyle(`:is(${inPairs}) ${pictureCss.picture}`, {
  '@media': { [from.md]: { aspectRatio: '2/1' }, [from.lg]: { aspectRatio: '1/.86' } },
})
