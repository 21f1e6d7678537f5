import '#client/ui/page-band.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { panel } from '#client/theme/panels.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const aboutBand = style({ background: '#DCEAF2' })

globalStyle(`${aboutBand} h1, ${aboutBand} p`, { '@media': { [from.md]: { maxWidth: '48%' } } })

export const aboutStory = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'center',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .82fr)', gap: '72px' } },
})

export const aboutStoryPicture = style([baseCss.rounded, { aspectRatio: '3/2' }])

within(aboutStory, {
  p: {
    fontSize: '1.0625rem',
    lineHeight: '1.7',
    marginTop: '16px',
    maxWidth: '38.5em',
    '@media': { [from.md]: { fontSize: '1.125rem' } },
  },
  a: baseCss.linkRule,
})

export const aboutValues = style({
  display: 'grid',
  gap: '18px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gap: '24px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const aboutValue = style({ borderRadius: radii.xl, overflow: 'hidden' })

export const aboutValuePicture = style({ aspectRatio: '4/3', background: 'transparent' })

globalStyle(`${aboutValuePicture} img`, { objectPosition: '50% 58%' })

export const aboutValueText = style({
  padding: '18px 20px 22px',
  '@media': { [from.md]: { padding: '22px 26px 28px' } },
})

export const aboutValueNote = style({ marginTop: '8px' })

export const aboutWays = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'way',
  '@media': { [from.md]: { gap: '24px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const aboutWay = style({
  counterIncrement: 'way',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 16px',
  ...panel,
  padding: '20px',
  '@media': {
    [from.md]: {
      gap: '4px 24px',
      padding: '28px 30px',
      '::before': { fontSize: '3.375rem' },
    },
  },
  '::before': {
    content: 'counter(way)',
    gridRow: 'span 2',
    fontFamily: fonts.heading,
    fontWeight: '700',
    fontSize: '2.5rem',
    lineHeight: '.95',
    letterSpacing: '-0.02em',
    color: colors.coral.fg,
    minWidth: '.7em',
  },
})

export const aboutWayText = style({ color: colors.fg.muted, marginTop: '4px' })

export const aboutChoose = style({
  background: colors.bg.subtle,
  marginTop: '48px',
  paddingBlock: '44px',
  scrollMarginTop: '60px',
  '@media': { [from.md]: { marginTop: '72px', paddingBlock: '72px' } },
})

export const aboutChooseColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, .72fr) minmax(0, 1fr)', gap: '80px' } },
})

export const aboutChooseLead = style({ '@media': { [from.lg]: { position: 'sticky', top: '112px' } } })

export const aboutChoosePicture = style({
  display: 'none',
  marginTop: '32px',
  borderRadius: radii['2xl'],
  aspectRatio: '1',
  '@media': { [from.lg]: { display: 'block' } },
})

export const aboutChooseNote = style({
  marginTop: '14px',
  fontSize: '1.0625rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { fontSize: '1.1875rem' } },
})

export const aboutQuestion = style({
  paddingBlock: '18px',
  borderTop: `1px solid ${colors.border.control}`,
  '@media': { [from.md]: { paddingBlock: '22px' } },
  selectors: { '&:last-child': { paddingBottom: '0' } },
})

export const aboutAnswer = style({ marginTop: '8px', lineHeight: '1.65', maxWidth: '39.5em' })

export const aboutBadge = style({ display: 'flex', alignItems: 'center', gap: '12px', marginTop: '10px' })

globalStyle(`${aboutBadge} ${productCardCss.badge}`, { position: 'static', flex: 'none' })

export const aboutNext = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
})

export const aboutNextText = style({ color: colors.fg.muted, marginTop: '8px', fontSize: '1.0625rem' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
