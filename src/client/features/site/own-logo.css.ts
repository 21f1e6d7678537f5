import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { from } from '#client/theme/vars.ts'

/** The largest height and width in its current position. */
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

export const inLight = style({})

export const inDark = style({})

globalStyle(`html:not(.dark) ${inDark}`, { display: 'none' })

globalStyle(`html.dark ${inLight}`, { display: 'none' })

globalStyle(`html:not(.light) ${inDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'block' } },
})

globalStyle(`html:not(.light) ${inLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
})
