import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'

export const linkCard = style({
  maxWidth: '640px',
  marginInline: 'auto',
  marginTop: '24px',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  paddingInline: '20px',
  paddingTop: '26px',
  paddingBottom: '28px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [from.md]: {
      marginTop: '56px',
      borderRadius: radii['2xl'],
      paddingInline: '44px',
      paddingTop: '40px',
      paddingBottom: '44px',
    },
  },
})

globalStyle(`${linkCard} h1`, { ...text.h2 })

/** Breaks a long address instead of widening its container. */
globalStyle(`${linkCard} > *`, { maxWidth: '100%' })

globalStyle(`${linkCard} form`, { display: 'grid', gap: '16px', justifyItems: 'start', width: '100%' })

globalStyle(`${linkCard} ${formCss.field}`, { width: '100%' })

globalStyle(`${linkCard} p a:not(${baseCss.btn})`, {
  color: colors.brand.fg,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})

export const linkCardNote = style({
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.md,
  paddingInline: '16px',
  paddingBlock: '10px',
})

globalStyle(`${linkCard} details`, {
  width: '100%',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  paddingTop: '18px',
})

globalStyle(`${linkCard} summary`, {
  cursor: 'pointer',
  fontWeight: '600',
  minHeight: '44px',
  alignContent: 'center',
})

globalStyle(`${linkCard} details p`, { marginBottom: '16px', color: colors.fg.muted })
