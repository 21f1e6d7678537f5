import { style } from '@vanilla-extract/css'

export const pageBelow = style({ display: 'contents' })

export const notLoaded = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  paddingBlock: '24px',
})
