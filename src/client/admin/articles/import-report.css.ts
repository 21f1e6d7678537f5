import { globalStyle, style } from '@vanilla-extract/css'

export const report = style({ marginBottom: '18px' })

export const refused = style({
  display: 'grid',
  gap: '10px',
  marginBlock: '10px 16px',
  paddingLeft: '1.2em',
  overflowWrap: 'anywhere',
})

globalStyle(`${refused} span`, { display: 'block' })
