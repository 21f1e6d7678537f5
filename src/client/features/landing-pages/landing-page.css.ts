import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

/** The breadcrumb above it needs no extra space. */
export const hero = style({})

globalStyle(`nav + ${hero}`, { marginTop: '0' })

export const introduction = style({})

/** Lies on the band's paper, which is light in both themes. */
globalStyle(`${hero} ${introduction}`, {
  maxWidth: '34em',
  marginTop: '8px',
  fontSize: '1rem',
  lineHeight: '1.6',
  color: colors.ink.muted,
  overflowWrap: 'break-word',
  '@media': { [from.md]: { marginTop: '12px', fontSize: '1.125rem' } },
})

globalStyle(`${hero} ${introduction} p`, { maxWidth: 'none', marginTop: '0', fontSize: 'inherit' })

globalStyle(`${hero} ${introduction} p + p`, { marginTop: '.8em' })

globalStyle(`${hero} ${introduction} :is(a, li::marker)`, { color: 'inherit' })

export const sections = style({ maxWidth: '42em', paddingTop: '24px', overflowWrap: 'break-word' })
