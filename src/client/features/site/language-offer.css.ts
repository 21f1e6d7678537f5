import { style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  background: colors.bg.subtle,
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
