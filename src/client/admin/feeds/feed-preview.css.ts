import { globalStyle, style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const previewClaims = style({ display: 'grid', gap: '14px', marginBottom: '24px' })

export const previewGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginBottom: '28px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' } },
})

globalStyle(`${previewGrid} > li > div, ${previewGrid} ${productCardCss.productCard}`, { height: '100%' })

export const rejectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '24px',
  marginBottom: '10px',
})

export const rejectionScroll = style([
  tableCss.scroll,
  { maxHeight: '420px', border: `1px solid ${colors.border.DEFAULT}`, borderRadius: radii.md },
])

export const rejectionReason = style({ whiteSpace: 'normal', minWidth: '180px' })
