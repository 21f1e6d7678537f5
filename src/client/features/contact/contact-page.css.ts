import { style } from '@vanilla-extract/css'
import { panel } from '#client/theme/panels.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const contactPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  alignItems: 'center',
  paddingTop: '28px',
  '@media': {
    [from.md]: { paddingTop: '48px' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .86fr)', gap: '64px' },
  },
})

export const contactCard = style({
  marginTop: '24px',
  ...panel,
  padding: '8px 20px',
  '@media': { [from.md]: { marginTop: '32px', padding: '14px 32px' } },
})

export const contactLine = style({
  display: 'grid',
  gridTemplateColumns: '68px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  minHeight: '60px',
  paddingBlock: '7px',
  '@media': { [from.md]: { gridTemplateColumns: '130px minmax(0, 1fr)' } },
  selectors: { '& + &': { borderTop: `1px solid ${colors.border.DEFAULT}` } },
})

export const contactLabel = style({ color: colors.fg.muted, fontSize: '0.9375rem' })

export const contactValue = style({ fontWeight: '550', fontSize: '1.0625rem', whiteSpace: 'pre-line' })

export const contactLink = style([
  baseCss.link,
  {
    display: 'inline-block',
    paddingBlock: '9px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationThickness: '2px' },
  },
])

export const contactPicture = style([
  baseCss.rounded,
  { aspectRatio: '5/3', '@media': { [from.lg]: { aspectRatio: '5/4' } } },
])

export const contactReasons = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gap: '24px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const contactReason = style({
  borderRadius: radii.xl,
  padding: '20px',
  '@media': { [from.md]: { padding: '26px' } },
})

within(contactReasons, {
  p: { marginTop: '8px' },
  a: { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '600' },
})
