import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { from } from '#client/theme/vars.ts'

export const mostHeight = createVar()
export const mostWidth = createVar()

export const logo = style({
  vars: {
    [mostHeight]: '40px',
    [mostWidth]: 'min(38vw, 168px)',
  },
  flex: 'none',
  display: 'block',
  width: `min(${fallbackVar(mostWidth, '168px')}, calc(${mostHeight} * var(--ratio)))`,
  height: 'auto',
  '@media': { [from.md]: { vars: { [mostHeight]: '48px', [mostWidth]: '220px' } } },
})

/** A background around the logo that takes no space, in the theme where it would be unreadable. */
const plate = (ground: string) =>
  style({ background: ground, boxShadow: `0 0 0 6px ${ground}`, borderRadius: '2px' })

export const plates = {
  light: plate('light-dark(transparent, #FFFCF8)'),
  dark: plate('light-dark(#101B1C, transparent)'),
}

const systemIsDark = '(prefers-color-scheme: dark)'

export const inLight = style({
  selectors: {
    'html.dark &': { display: 'none' },
    'html:not(.light) &': { '@media': { [systemIsDark]: { display: 'none' } } },
  },
})

export const inDark = style({
  selectors: {
    'html:not(.dark) &': { display: 'none' },
    'html:not(.light) &': { '@media': { [systemIsDark]: { display: 'block' } } },
  },
})
