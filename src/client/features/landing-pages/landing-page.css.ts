import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

/** The breadcrumb above it needs no extra space. */
export const hero = style({
  selectors: { 'nav + &': { marginTop: '0', '@media': { [from.md]: { marginTop: '-10px' } } } },
})

/** Lies on the band's paper, which is light in both themes. */
export const introduction = style({
  selectors: {
    [`${hero} &`]: {
      maxWidth: '34em',
      marginTop: '6px',
      fontSize: '1rem',
      color: colors.ink.muted,
      overflowWrap: 'break-word',
    },
  },
})

globalStyle(`${hero} ${introduction} p`, { maxWidth: 'none', marginTop: '0', fontSize: 'inherit' })

globalStyle(`${hero} ${introduction} p + p`, { marginTop: '.8em' })

globalStyle(`${hero} ${introduction} :is(a, li::marker)`, { color: 'inherit' })

export const sections = style({ maxWidth: '42em', paddingTop: '24px', overflowWrap: 'break-word' })
