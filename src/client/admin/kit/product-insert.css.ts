import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const insert = style({
  display: 'grid',
  gap: '10px',
  padding: '14px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
})

export const offered = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  paddingBlock: '8px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const text = style({ display: 'grid', overflowWrap: 'anywhere', lineHeight: '1.35' })

export const name = style({ fontWeight: '600' })
