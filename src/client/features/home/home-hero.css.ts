import { globalStyle, style } from '@vanilla-extract/css'
import * as slideDotCss from '#client/features/home/slide-dot.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

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
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.md]: {
      marginTop: '20px',
      borderRadius: radii['2xl'],
      gridTemplateColumns: '54% 46%',
      minHeight: '420px',
    },
    [from.lg]: { aspectRatio: '1240/520', display: 'block' },
    '(forced-colors: active)': { border: '1px solid' },
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

export const isVisible = style({ opacity: '1' })

export const heroImage = style({
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

/** The shop's own picture has no quiet side for the text: from `lg` on it fades out beside it. */
export const isOwn = style({ '@media': { [from.lg]: { left: '44%' } } })

export const ownImage = style([
  heroImage,
  {
    objectPosition: '50% 50%',
    '@media': {
      [from.lg]: {
        position: 'absolute',
        aspectRatio: 'auto',
        height: '100%',
        objectPosition: '50% 50%',
        mask: 'linear-gradient(90deg, transparent, #000 24%)',
      },
    },
  },
])

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
      paddingBlock: '0 34px',
    },
    [from.xl]: { paddingLeft: '60px' },
    '(forced-colors: active)': { background: 'Canvas' },
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
  padding: '7px 14px',
  borderRadius: radii.full,
  marginBottom: '14px',
  '@media': { [from.md]: { fontSize: '0.875rem', marginBottom: '20px' } },
})

export const heroTitle = style({
  ...text.display,
  // With text at 200 % its longest word still fits a phone.
  fontSize: 'min(2.0625rem, 10.5vw)',
  '@media': {
    [from.md]: { fontSize: text.display.fontSize },
    ...text.display['@media'],
    [`${from.md} and (max-width: 63.9375rem)`]: { fontSize: '4vw' },
  },
})

globalStyle(`${heroTitle} span`, { whiteSpace: 'nowrap' })

export const heroLine = style({
  fontSize: '1.0625rem',
  color: colors.ink.muted,
  marginBlock: '12px 20px',
  maxWidth: '24em',
  minHeight: '3.1em',
  '@media': { [from.md]: { fontSize: '1.25rem', marginTop: '18px', marginBottom: '28px', minHeight: '0' } },
})

export const heroButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', width: '100%' })

const heroButton = style([
  baseCss.btn,
  baseCss.btnLg,
  {
    flex: '1 0 auto',
    '@media': { [from.md]: { flex: 'none', paddingInline: '22px' }, [from.lg]: { paddingInline: '30px' } },
  },
])

export const firstButton = style([
  heroButton,
  { background: colors.paper.solid, color: '#FFFFFF', ':hover': { background: colors.paper.fg } },
])

export const secondButton = style([
  heroButton,
  {
    background: '#FFFFFFD9',
    color: colors.ink.DEFAULT,
    ':hover': { background: '#FFFFFF', borderColor: colors.ink.DEFAULT },
  },
])

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
    '(scripting: none)': { display: 'none' },
  },
})

export const heroPause = style({
  ...baseCss.roundRule,
  color: colors.paper.fg,
  background: '#FFFFFFB3',
  fontSize: '0.9375rem',
  '@media': { [from.md]: { background: 'transparent' } },
})

export const heroDot = style([
  slideDotCss.slideDot,
  { selectors: { '&[aria-current=true]': { color: colors.paper.solid } } },
])
