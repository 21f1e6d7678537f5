import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '6px',
  paddingInline: '16px',
  paddingBlock: '32px',
  '@media': { [from.md]: { paddingBlock: '48px' } },
})

export const brief = style({
  paddingBlock: '8px 0',
  '@media': { [from.md]: { paddingBlock: '8px 0' } },
})

globalStyle(`${state} ${pictureCss.picture}`, {
  width: '220px',
  aspectRatio: '5/4',
  borderRadius: radii.xl,
  marginBottom: '18px',
  '@media': { [from.md]: { width: '280px' } },
})

globalStyle(`${state} h1`, { ...text.h2 })

globalStyle(`${state} h2`, { ...text.h3, fontSize: '1.5rem' })

globalStyle(`${state} p`, { color: colors.fg.muted, maxWidth: '28em', textWrap: 'balance' })

globalStyle(`${state} ${baseCss.btn}`, { marginTop: '18px' })
