import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import * as adminFrameCss from '#client/admin/kit/admin-frame.css.ts'
import * as linkTestCss from '#client/admin/kit/link-test.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

/** A phone on its side, or one with text at 200 %: a bar over the form would leave it too little room. */
const lowForm = '(max-height: 28rem)'

/** The end of a long form: sticks to the window's lower edge until scrolled into view. */
export const inReach = {
  position: 'sticky',
  bottom: '0',
  zIndex: '2',
  marginInline: '-18px',
  marginBottom: '-18px',
  paddingInline: '18px',
  paddingTop: '14px',
  paddingBottom: 'max(14px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: `0 0 ${radii.lg} ${radii.lg}`,
  background: colors.bg.panel,
  '@media': {
    [lowForm]: { position: 'static' },
    [from.md]: { marginInline: '-24px', marginBottom: '-24px', paddingInline: '24px' },
  },
} as const satisfies StyleRule

export const form = style({ display: 'grid', gap: '16px', justifyItems: 'start' })

globalStyle(`${form} > *`, { width: '100%' })

/** Sits below the cards of a long form, always within reach. */
export const formBar = style({
  ...inReach,
  margin: '0',
  padding: '14px 18px max(14px, env(safe-area-inset-bottom))',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  '@media': { [lowForm]: { position: 'static' }, [from.md]: { paddingInline: '24px' } },
})

export const formEnd = style({ ...inReach, justifySelf: 'stretch' })

// Keeps a focused field from being hidden under the bar.
globalStyle(`html:has(${formBar}, ${formEnd})`, { scrollPaddingBottom: '96px' })

/** The button, and beside it the time of the saved draft. */
globalStyle(`:is(${formBar}, ${formEnd}):has(> p)`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
})

globalStyle(`${form} > :is(button, ${formEnd}, ${linkTestCss.linkTest})`, { width: 'auto' })

export const formRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } },
})

// The border is only visible in forced colors, which have no shadows.
export const dialog = style({ border: '1px solid transparent', borderRadius: radii.lg, marginInline: '16px' })

globalStyle(`:is(${adminFrameCss.admin}, ${dialog}) :is(input, textarea, select):not([aria-invalid=true])`, {
  borderColor: colors.border.control,
})

globalStyle(`:is(${adminFrameCss.admin}, ${dialog}) :is(input, textarea, select)`, {
  fontSize: '1rem',
  '@media': { [from.lg]: { fontSize: '0.9375rem' } },
})

// The focus ring covers the border: beside it there would be two lines.
globalStyle(`:is(${adminFrameCss.admin}, ${dialog}) :is(input, textarea, select):focus-visible`, {
  outlineOffset: '-2px',
  borderRadius: radii.md,
})

globalStyle(`:is(${adminFrameCss.admin}, ${dialog}) ::placeholder`, { color: colors.fg.subtle })

globalStyle(`${dialog} p + :is(p, ul), ${dialog} div + [role=group]`, { marginTop: '12px' })
