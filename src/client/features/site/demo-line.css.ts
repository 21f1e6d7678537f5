import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'
import { linkRule } from '#client/ui/base.css.ts'

export const demoLine = style({
  padding: '6px 16px',
  textAlign: 'center',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

globalStyle(`${demoLine} a`, linkRule)
