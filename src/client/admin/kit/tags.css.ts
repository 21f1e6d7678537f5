import { globalStyle, style } from '@vanilla-extract/css'
import * as baseCss from '#client/ui/base.css.ts'

export const tags = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '6px',
  selectors: {
    'td &:not(:empty)': { display: 'flex', marginTop: '4px' },
    '&:empty': { display: 'none' },
  },
})

globalStyle(`${tags} ${baseCss.tag}`, { whiteSpace: 'normal' })

globalStyle(`${tags} ${baseCss.tag} + ${baseCss.tag}`, { marginLeft: '0 !important' })

export const clipped = style({
  display: 'inline-block',
  maxWidth: '150px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})
