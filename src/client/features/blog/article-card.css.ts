import { globalStyle, style } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { text } from '#client/theme/text.ts'
import { colors } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const articleCard = style({})

globalStyle(`${articleCard} ${pictureCss.picture}`, { aspectRatio: '16/10' })

globalStyle(`${articleCard} ${productCardCss.cardTitle}`, { ...text.h3, marginTop: '12px' })

export const articleMeta = style({})

export const articleFoot = style({ justifyContent: 'space-between', marginTop: 'auto', paddingTop: '16px' })

globalStyle(`${articleMeta}, ${articleFoot}`, {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})
