import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '#client/theme/panels.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'

export const linkCard = style({
  maxWidth: '640px',
  marginInline: 'auto',
  marginTop: '24px',
  ...panel,
  padding: '26px 20px 28px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [from.md]: {
      marginTop: '56px',
      borderRadius: radii['2xl'],
      padding: '40px 44px 44px',
    },
  },
})

/** Breaks a long address instead of widening its container. */
globalStyle(`${linkCard} > *`, { maxWidth: '100%' })

globalStyle(`${linkCard} form`, { display: 'grid', gap: '16px', justifyItems: 'start', width: '100%' })

globalStyle(`${linkCard} ${formCss.field}`, { width: '100%' })

globalStyle(`${linkCard} p a:not(${baseCss.btn})`, { ...baseCss.linkRule, textUnderlineOffset: '3px' })

export const linkCardNote = style({
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.md,
  padding: '10px 16px',
})

export const deletion = style({
  width: '100%',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  paddingTop: '18px',
})

export const deletionSummary = style({
  cursor: 'pointer',
  fontWeight: '600',
  minHeight: '44px',
  alignContent: 'center',
})

export const deletionText = style({ marginBottom: '16px', color: colors.fg.muted })
