import { globalStyle, style } from '@vanilla-extract/css'
import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** A custom property that the component sets. */
export const ground = '--ground'

export const hero = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  marginTop: '12px',
  borderRadius: radii.xl,
  background: `var(${ground})`,
  color: colors.ink.DEFAULT,
  transition: 'background .32s',
  display: 'grid',
  '@media': {
    [from.md]: {
      marginTop: '20px',
      borderRadius: radii['2xl'],
      gridTemplateColumns: '54% 46%',
      minHeight: '420px',
    },
    [from.lg]: { aspectRatio: '1240/520', display: 'block' },
  },
})

export const heroPicture = style({
  display: 'block',
  gridRow: '2',
  gridColumn: '1',
  opacity: '0',
  transition: 'opacity .32s',
  '@media': {
    [from.md]: { position: 'relative', gridRow: '1', gridColumn: '2' },
    [from.lg]: { position: 'absolute', inset: '0' },
  },
})

export const isShown = style({})

globalStyle(`${heroPicture}${isShown}`, { opacity: '1' })

globalStyle(`${heroPicture} img`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '75/58',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  marginTop: '-8px',
  mask: 'linear-gradient(transparent, #000 12%)',
  filter: `brightness(${pictureCss.pictureLight})`,
  '@media': {
    [from.md]: {
      position: 'absolute',
      inset: '0',
      height: '100%',
      aspectRatio: 'auto',
      objectPosition: '72% 50%',
      marginTop: '0',
      mask: 'linear-gradient(90deg, transparent, #000 24%)',
    },
    [from.lg]: { position: 'static', objectPosition: '100% 50%', mask: 'none' },
  },
})

export const heroText = style({
  position: 'relative',
  zIndex: '1',
  gridRow: '1',
  gridColumn: '1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingInline: '22px',
  paddingTop: '28px',
  '@media': {
    [from.md]: { paddingInline: '0', paddingLeft: '36px', paddingTop: '40px', paddingBottom: '76px' },
    [from.lg]: {
      width: '50%',
      height: '100%',
      minHeight: '420px',
      paddingLeft: '48px',
      paddingTop: '0',
      paddingBottom: '34px',
    },
    [from.xl]: { paddingLeft: '60px' },
  },
})

export const eyebrow = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  fontWeight: '650',
  fontSize: '0.8125rem',
  background: '#FFFFFFC7',
  color: colors.paper.fg,
  paddingInline: '14px',
  paddingBlock: '7px',
  borderRadius: radii.full,
  marginBottom: '14px',
  '@media': { [from.md]: { fontSize: '0.875rem', marginBottom: '20px' } },
})

globalStyle(`${hero} h1`, {
  ...text.display,
  '@media': { ...text.display['@media'], [`${from.md} and (max-width: 63.9375rem)`]: { fontSize: '4vw' } },
})

globalStyle(`${hero} h1 span`, { whiteSpace: 'nowrap' })

export const heroLine = style({
  fontSize: '1.0625rem',
  color: colors.ink.muted,
  marginTop: '12px',
  marginBottom: '20px',
  maxWidth: '24em',
  minHeight: '3.1em',
  '@media': { [from.md]: { fontSize: '1.25rem', marginTop: '18px', marginBottom: '28px', minHeight: '0' } },
})

export const heroButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', width: '100%' })

globalStyle(`${heroButtons} ${baseCss.btn}`, {
  flex: '1',
  '@media': { [from.md]: { flex: 'none', paddingInline: '22px' }, [from.lg]: { paddingInline: '30px' } },
})

globalStyle(`${hero} ${baseCss.btnSolid}`, { background: colors.paper.solid, color: '#FFFFFF' })

globalStyle(`${hero} ${baseCss.btnSolid}:hover`, { background: colors.paper.fg })

globalStyle(`${hero} ${baseCss.btnOutline}`, {
  background: '#FFFFFFD9',
  borderColor: 'transparent',
  color: colors.ink.DEFAULT,
})

globalStyle(`${hero} ${baseCss.btnOutline}:hover`, { background: '#FFFFFF', borderColor: colors.ink.DEFAULT })

globalStyle(`${hero} :focus-visible`, { outlineColor: colors.paper.solid })

export const heroControls = style({
  position: 'absolute',
  zIndex: '2',
  left: '0',
  right: '0',
  bottom: '4px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  '@media': {
    [from.md]: { left: '32px', right: 'auto', bottom: '20px' },
    [from.lg]: { left: '40px', bottom: '22px' },
    [from.xl]: { left: '52px' },
  },
})

export const heroPause = style({
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radii.full,
  color: colors.paper.fg,
  background: '#FFFFFFB3',
  border: '0',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '@media': { [from.md]: { background: 'transparent' } },
})

export const slideDot = style({
  width: '28px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  background: 'transparent',
  border: '0',
  padding: '0',
  cursor: 'pointer',
  '::after': {
    content: '""',
    width: '9px',
    height: '9px',
    borderRadius: radii.full,
    background: 'currentColor',
    opacity: '.62',
    transition: 'width .18s',
  },
  selectors: {
    '&[aria-current=true]': { width: '38px', color: colors.brand.solid },
    '&[aria-current=true]::after': { width: '26px', opacity: '1' },
  },
})

globalStyle(`${hero} ${slideDot}[aria-current=true]`, { color: colors.paper.solid })

globalStyle(`${slideDot}::after`, {
  '@media': { '(forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' } },
})

export const testimonials = style({
  background: colors.bg.subtle,
  borderRadius: radii.xl,
  paddingInline: '22px',
  paddingBlock: '28px',
  '@media': { [from.md]: { borderRadius: radii['2xl'], paddingInline: '56px', paddingBlock: '48px' } },
})

export const testimonialSteps = style({ display: 'flex', gap: '8px' })

globalStyle(`${testimonialSteps} ${baseCss.iconBtn}`, {
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
})

globalStyle(`${testimonialSteps} ${baseCss.iconBtn}:hover`, { borderColor: colors.border.control })

export const testimonialStack = style({ display: 'grid' })

export const testimonial = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  opacity: '0',
  visibility: 'hidden',
  transition: 'opacity .32s, visibility .32s',
  '@media': { [from.md]: { flexDirection: 'row', gap: '32px', alignItems: 'center' } },
  selectors: { '&[data-shown=true]': { opacity: '1', visibility: 'visible' } },
})

globalStyle(`${testimonial} ${pictureCss.picture}`, {
  width: '96px',
  height: '96px',
  borderRadius: radii.full,
  flex: 'none',
})

globalStyle(`${testimonial} blockquote`, {
  fontFamily: fonts.heading,
  fontWeight: '600',
  fontSize: '1.1875rem',
  lineHeight: '1.3',
  letterSpacing: '-0.01em',
  marginTop: '10px',
  maxWidth: '38em',
  textWrap: 'pretty',
  '@media': { [from.md]: { fontSize: '1.5625rem' } },
})

globalStyle(`${testimonial} figcaption`, { marginTop: '14px', color: colors.fg.muted, fontSize: '0.9375rem' })

globalStyle(`${testimonial} figcaption b`, { color: colors.fg.DEFAULT, marginRight: '6px' })

export const testimonialDots = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: '20px',
  color: colors.fg.DEFAULT,
})

export const categoryTiles = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: '1fr 1fr',
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

/** Whoever is alone in the last of two columns goes across both. */
const alone = `${categoryTile}:last-child:nth-child(odd)`
/** Two in the last of three columns share it; of one that would be left, four share two rows. */
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
  fontSize: '1.1875rem',
  letterSpacing: '-0.015em',
  marginBottom: '5px',
  '@media': { [from.md]: { fontSize: '1.375rem' } },
})

globalStyle(`${categoryTile} b ${iconCss.icon}`, { fontSize: '.82em' })

globalStyle(`${alone} ${pictureCss.picture}`, {
  aspectRatio: '2/1',
  '@media': { [from.md]: { aspectRatio: '1/.86' } },
})

globalStyle(`:is(${inPairs}) ${pictureCss.picture}`, {
  '@media': { [from.md]: { aspectRatio: '2/1' }, [from.lg]: { aspectRatio: '1/.86' } },
})

/** Three in two columns: the latest across both. */
export const latestArticles = style({})

globalStyle(`${latestArticles} > :first-child`, {
  '@media': { [from.md]: { gridColumn: '1 / -1' }, [from.lg]: { gridColumn: 'auto' } },
})

globalStyle(`${latestArticles} > :first-child ${pictureCss.picture}`, {
  '@media': { [`${from.md} and (max-width: 63.9375rem)`]: { aspectRatio: '21/9' } },
})

export const donationBanner = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  alignItems: 'center',
  gap: '24px',
  background: colors.coral.subtle,
  borderRadius: radii.xl,
  overflow: 'hidden',
  '@media': {
    [from.md]: { borderRadius: radii['2xl'] },
    [from.lg]: { gridTemplateColumns: '1.15fr 1fr', gap: '48px' },
  },
})

globalStyle(`${donationBanner} > div`, {
  paddingInline: '22px',
  paddingTop: '30px',
  paddingBottom: '4px',
  '@media': {
    [from.md]: { paddingInline: '56px' },
    [from.lg]: { paddingTop: '48px', paddingBottom: '48px' },
  },
})

globalStyle(`${donationBanner} ${pictureCss.picture}`, {
  aspectRatio: '16/9',
  background: 'transparent',
  '@media': { [from.lg]: { aspectRatio: 'auto', height: '100%', minHeight: '260px' } },
})

globalStyle(`${donationBanner} p`, { marginTop: '10px', color: colors.fg.muted, fontSize: '1.0625rem' })

globalStyle(`${donationBanner} ${donationProgressCss.progress}`, { marginTop: '22px' })

globalStyle(`${donationBanner} ${donationProgressCss.progressLine}`, { fontSize: '0.9375rem' })

export const presetButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '20px' })

globalStyle(`${presetButtons} ${baseCss.btn}`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.125rem',
  minWidth: '84px',
})

globalStyle(`${heroControls}, ${testimonialSteps}, ${testimonialDots}`, {
  '@media': { '(scripting: none)': { display: 'none' } },
})
