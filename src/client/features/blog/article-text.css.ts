import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const articleText = style({ fontSize: '1.125rem', lineHeight: '1.7' })

globalStyle(`${articleText} p + p, ${articleText} p + ul, ${articleText} p + ol`, { marginTop: '1.1em' })

globalStyle(`${articleText} :is(ul, ol) + :is(p, ul, ol), ${articleText} [role=region] + *`, {
  marginTop: '1.1em',
})

globalStyle(`${articleText} h2`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.6875rem',
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  marginTop: '1.6em',
  marginBottom: '.5em',
  '@media': { [from.md]: { fontSize: '2rem' } },
})

globalStyle(`${articleText} h3`, {
  ...text.h3,
  fontSize: '1.375rem',
  marginTop: '1.6em',
  marginBottom: '.4em',
})

globalStyle(`${articleText} div > :is(ul, ol)`, { paddingLeft: '1.35em' })

globalStyle(`${articleText} div > ul`, { listStyle: 'disc' })

globalStyle(`${articleText} div > ol`, { listStyle: 'decimal' })

globalStyle(`${articleText} div > :is(ul, ol) > li + li`, { marginTop: '.45em' })

globalStyle(`${articleText} div li::marker`, { color: colors.fg.subtle })

globalStyle(`${articleText} strong`, { fontWeight: '700' })

globalStyle(`${articleText} a`, {
  ...baseCss.linkRule,
  fontWeight: '550',
  textDecorationThickness: '1.5px',
})

globalStyle(`${articleText} a:hover`, { textDecorationThickness: '2.5px' })

globalStyle(`${articleText} a + small`, {
  paddingInline: '5px',
  borderRadius: '6px',
  border: `1px solid ${colors.border.control}`,
  fontSize: '0.8125rem',
  fontWeight: '600',
  whiteSpace: 'nowrap',
})

const shade = `color-mix(in srgb, ${colors.fg.DEFAULT} 24%, transparent)`

/** A shadow lies along each edge beyond which the table goes on: its cover moves with the table. */
globalStyle(`${articleText} [role=region]`, {
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
})

globalStyle(`${articleText} [role=region] table`, {
  width: '100%',
  minWidth: '560px',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: '1.5',
  overflowWrap: 'normal',
})

globalStyle(`${articleText} [role=region] :is(th, td)`, {
  minWidth: '6.5rem',
  paddingInline: '18px',
  paddingBlock: '12px',
  textAlign: 'left',
  verticalAlign: 'top',
})

globalStyle(`${articleText} [role=region] th`, {
  background: `color-mix(in srgb, ${colors.fg.DEFAULT} 5%, transparent)`,
  fontWeight: '650',
  fontSize: '0.9375rem',
})

globalStyle(`${articleText} [role=region] td`, { borderTop: `1px solid ${colors.border.DEFAULT}` })

globalStyle(`${articleText} [role=region] td:first-child`, { fontWeight: '600' })

export const keyPoints = style({
  marginTop: '32px',
  padding: '22px 20px',
  borderRadius: radii.xl,
  background: colors.safety.subtle,
  color: colors.safety.fg,
  '@media': { [from.md]: { padding: '30px 34px' } },
})

globalStyle(`${articleText} ${keyPoints} h2`, { ...text.h3, fontSize: '1.5rem', margin: '0' })

globalStyle(`${keyPoints} ul`, {
  marginTop: '14px',
  display: 'grid',
  gap: '10px',
  fontSize: '1.0625rem',
  lineHeight: '1.5',
})

globalStyle(`${keyPoints} li`, { display: 'flex', gap: '12px' })

globalStyle(`${keyPoints} ${iconCss.icon}`, { marginTop: '.2em' })

export const expertAdvice = style({
  marginTop: '44px',
  padding: '22px 20px',
  borderRadius: radii.xl,
  background: colors.feeding.subtle,
  color: colors.feeding.fg,
  '@media': { [from.md]: { padding: '30px 34px' } },
})

globalStyle(`${articleText} ${expertAdvice} h2`, {
  fontFamily: fonts.body,
  fontSize: '1rem',
  fontWeight: '700',
  letterSpacing: '0',
  margin: '0',
})

globalStyle(`${expertAdvice} blockquote`, {
  marginTop: '10px',
  fontFamily: fonts.heading,
  fontSize: '1.25rem',
  fontWeight: '700',
  lineHeight: '1.4',
  letterSpacing: '-0.01em',
  '@media': { [from.md]: { fontSize: '1.4375rem' } },
})

globalStyle(`${expertAdvice} figcaption`, { marginTop: '14px', fontSize: '1rem' })

globalStyle(`${expertAdvice} figcaption::before`, { content: '"— "' })
