import { globalStyle, style } from '@vanilla-extract/css'
import * as ownLogoCss from '#client/features/site/own-logo.css.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'

export const accent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 22em) auto minmax(0, 1fr)' } },
})

export const picker = style({
  width: '56px',
  height: '40px',
  marginTop: '26px',
  padding: '3px',
  border: `1px solid ${colors.border.control}`,
  borderRadius: radii.sm,
  background: colors.bg.panel,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: '.6' } },
})

export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto', marginTop: '26px', minHeight: '40px' } },
})

const pill = style({ padding: '6px 14px', borderRadius: radii.full, fontWeight: '600', fontSize: '.875rem' })

export const solid = style([pill, { background: colors.brand.solid, color: colors.brand.contrast }])

export const soft = style([pill, { background: colors.brand.subtle, color: colors.brand.fg }])

export const link = style({ color: colors.brand.fg, textDecoration: 'underline', fontSize: '.875rem' })

export const reset = style({ gridColumn: '1 / -1', justifySelf: 'start' })

export const short = style({ maxWidth: '22em' })

export const rates = style({ display: 'grid', gap: '16px', justifyItems: 'start' })

export const rate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  width: '100%',
  '@media': { [from.sm]: { gridTemplateColumns: '7em 12em 12em auto', width: 'auto' } },
})

globalStyle(`${rate} > button`, {
  justifySelf: 'start',
  marginTop: '26px',
  '@media': { [from.sm]: { marginTop: '28px' } },
})

/** Looks like the buttons beside it; the input fills it and opens the files. */
export const ecbFile = style({ position: 'relative', cursor: 'pointer' })

export const ecbInput = style({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })

export const look = style({
  display: 'grid',
  gap: '16px 24px',
  width: '100%',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const uploads = style({ display: 'grid', gap: '16px', fontSize: '0.8125rem', color: colors.fg.muted })

export const previews = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
})

export const caption = style({ marginTop: '6px', fontSize: '0.8125rem', color: colors.fg.muted })

/** Uses the ground of that theme, whichever the page has. */
const ground = (theme: 'light' | 'dark') =>
  style({
    colorScheme: theme,
    display: 'flex',
    alignItems: 'center',
    minHeight: '96px',
    padding: '16px 20px',
    overflow: 'hidden',
    border: `1px solid ${colors.border.DEFAULT}`,
    borderRadius: radii.md,
    background: colors.bg.DEFAULT,
    color: colors.fg.DEFAULT,
  })

export const grounds = { light: ground('light'), dark: ground('dark') }

export const header = style({ gap: '10px', color: colors.brand.solid })

globalStyle(`${header} ${ownLogoCss.logo}`, {
  vars: { [ownLogoCss.mostHeight]: '48px', [ownLogoCss.mostWidth]: 'min(100%, 220px)' },
})

export const name = style({
  fontFamily: fonts.heading,
  fontSize: '1.6875rem',
  fontWeight: '700',
  letterSpacing: '-0.02em',
  lineHeight: '1',
})

export const icons = style({ gap: '24px' })

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: '1',
  minWidth: '0',
  padding: '9px 12px',
  borderRadius: '10px 10px 0 0',
  background: colors.bg.panel,
  boxShadow: `inset 0 0 0 1px ${colors.border.DEFAULT}`,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})

export const homeScreen = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  gap: '5px',
  maxWidth: '84px',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})

export const tile = style({ borderRadius: '14px' })
