import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '6px',
  padding: '32px 16px',
  '@media': { [from.md]: { paddingBlock: '48px' } },
})

export const brief = style({
  paddingBlock: '8px 0',
  '@media': { [from.md]: { paddingBlock: '8px 0' } },
})

export const picture = style({
  width: '220px',
  aspectRatio: '5/4',
  borderRadius: radii.xl,
  marginBottom: '18px',
  '@media': { [from.md]: { width: '280px' } },
})

export const title = style({ ...text.h3, fontSize: '1.5rem' })

export const explanation = style({ color: colors.fg.muted, maxWidth: '28em', textWrap: 'balance' })

globalStyle(`${state} ${baseCss.btn}`, { marginTop: '18px' })
