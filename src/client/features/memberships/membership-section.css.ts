import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'
import * as formCss from '#client/ui/form.css.ts'

export const membership = style({ scrollMarginTop: '96px' })

export const membershipThanks = style({
  selectors: { [`${membership} &`]: { color: colors.fg.DEFAULT, fontWeight: '600' } },
})

export const membershipList = style({ display: 'grid', marginTop: '12px' })

export const membershipLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  color: colors.fg.muted,
})

export const membershipName = style({ color: colors.fg.DEFAULT, fontWeight: '650' })

export const membershipState = style({ '@media': { [from.md]: { marginLeft: 'auto' } } })

export const membershipOffer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  marginTop: '20px',
  paddingTop: '20px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const membershipOfferTitle = style({ fontWeight: '650' })

globalStyle(`${membershipOffer} > p`, { color: colors.fg.muted, marginTop: '-8px' })

globalStyle(`${membershipOffer} ${formCss.field}`, { width: '100%', maxWidth: '440px' })
