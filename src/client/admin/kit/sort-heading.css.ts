import { style } from '@vanilla-extract/css'

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
