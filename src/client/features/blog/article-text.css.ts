import { style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const articleText = style({ fontSize: '1.125rem', lineHeight: '1.7' })

within(articleText, {
  ':is(p, ul, ol) + :is(p, ul, ol)': { marginTop: '1.1em' },
  '[role=region] + *': { marginTop: '1.1em' },
  h2: {
    ...text.h2,
    fontSize: '1.6875rem',
    marginBlock: '1.6em .5em',
    '@media': { [from.md]: { fontSize: '2rem' } },
  },
  h3: {
    ...text.h3,
    fontSize: '1.375rem',
    marginBlock: '1.6em .4em',
  },
  'div > :is(ul, ol)': { paddingLeft: '1.35em' },
  'div > ul': { listStyle: 'disc' },
  'div > ol': { listStyle: 'decimal' },
  'div > :is(ul, ol) > li + li': { marginTop: '.45em' },
  'div li::marker': { color: colors.fg.subtle },
  strong: { fontWeight: '700' },
  a: {
    ...baseCss.linkRule,
    fontWeight: '550',
    textDecorationThickness: '1.5px',
  },
  'a:hover': { textDecorationThickness: '2.5px' },
  'a + small': {
    paddingInline: '5px',
    borderRadius: '6px',
    border: `1px solid ${colors.border.control}`,
    fontSize: '0.8125rem',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
})

const shade = `color-mix(in srgb, ${colors.fg.DEFAULT} 24%, transparent)`

within(articleText, {
  /** A shadow lies along each edge beyond which the table goes on: its cover moves with the table. */
  '[role=region]': {
    overflowX: 'auto',
    marginBlock: '1.4em',
    border: `1px solid ${colors.border.DEFAULT}`,
    borderRadius: radii.lg,
    background: [
      `linear-gradient(90deg, ${colors.bg.panel} 16px, transparent) 0 0 / 40px 100% no-repeat local`,
      `linear-gradient(270deg, ${colors.bg.panel} 16px, transparent) 100% 0 / 40px 100% no-repeat local`,
      `linear-gradient(90deg, ${shade}, transparent) 0 0 / 14px 100% no-repeat`,
      `linear-gradient(270deg, ${shade}, transparent) 100% 0 / 14px 100% no-repeat`,
      colors.bg.panel,
    ].join(', '),
    // The band of a landing page has dark letters in both themes.
    color: colors.fg.DEFAULT,
  },
  '[role=region] table': {
    width: '100%',
    minWidth: '560px',
    borderCollapse: 'collapse',
    fontSize: '1rem',
    lineHeight: '1.5',
    overflowWrap: 'normal',
  },
  '[role=region] :is(th, td)': {
    minWidth: '6.5rem',
    padding: '12px 18px',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '[role=region] th': {
    background: `color-mix(in srgb, ${colors.fg.DEFAULT} 5%, transparent)`,
    fontWeight: '650',
    fontSize: '0.9375rem',
  },
  '[role=region] td': { borderTop: `1px solid ${colors.border.DEFAULT}` },
  '[role=region] td:first-child': { fontWeight: '600' },
})

const box = {
  padding: '22px 20px',
  borderRadius: radii.xl,
  '@media': { [from.md]: { padding: '30px 34px' } },
}

export const keyPoints = style({
  ...box,
  marginTop: '32px',
  background: colors.safety.subtle,
  color: colors.safety.fg,
})

within(articleText, {
  [`${keyPoints} h2`]: { ...text.h3, fontSize: '1.5rem', margin: '0' },
})

within(keyPoints, {
  ul: {
    marginTop: '14px',
    display: 'grid',
    gap: '10px',
    fontSize: '1.0625rem',
    lineHeight: '1.5',
  },
  li: { display: 'flex', gap: '12px' },
  [iconCss.icon]: { marginTop: '.2em' },
})

export const expertAdvice = style({
  ...box,
  marginTop: '44px',
  background: colors.feeding.subtle,
  color: colors.feeding.fg,
})

within(articleText, {
  [`${expertAdvice} h2`]: {
    fontFamily: fonts.body,
    fontSize: '1rem',
    fontWeight: '700',
    letterSpacing: '0',
    margin: '0',
  },
})

within(expertAdvice, {
  blockquote: {
    marginTop: '10px',
    fontFamily: fonts.heading,
    fontSize: '1.25rem',
    fontWeight: '700',
    lineHeight: '1.4',
    letterSpacing: '-0.01em',
    '@media': { [from.md]: { fontSize: '1.4375rem' } },
  },
  figcaption: { marginTop: '14px', fontSize: '1rem' },
  'figcaption::before': { content: '"— "' },
})
