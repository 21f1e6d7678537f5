import { style } from '@vanilla-extract/css'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const testimonials = style({
  background: colors.bg.subtle,
  borderRadius: radii.xl,
  padding: '28px 22px',
  '@media': { [from.md]: { borderRadius: radii['2xl'], padding: '48px 56px' } },
})

export const testimonialSteps = style({
  display: 'flex',
  gap: '8px',
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const testimonialStep = style([
  baseCss.iconBtn,
  {
    background: colors.bg.panel,
    border: `1px solid ${colors.border.DEFAULT}`,
    ':hover': { background: colors.bg.panel, borderColor: colors.border.control },
  },
])

export const testimonialStack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

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

export const testimonialPicture = style({
  width: '96px',
  height: '96px',
  borderRadius: radii.full,
  flex: 'none',
})

export const testimonialQuote = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.1875rem',
  lineHeight: '1.3',
  letterSpacing: '-0.01em',
  marginTop: '10px',
  maxWidth: '38em',
  textWrap: 'pretty',
  '@media': { [from.md]: { fontSize: '1.5625rem' } },
})

export const testimonialBy = style({ marginTop: '14px', color: colors.fg.muted, fontSize: '0.9375rem' })

export const testimonialName = style({ color: colors.fg.DEFAULT, marginRight: '6px' })

export const testimonialDots = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: '20px',
  color: colors.fg.DEFAULT,
  '@media': { '(scripting: none)': { display: 'none' } },
})
