import { globalStyle, style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const insert = style({
  display: 'grid',
  gap: '10px',
  padding: '14px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
})

globalStyle(`${insert} li`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  paddingBlock: '8px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

globalStyle(`${insert} li p`, { overflowWrap: 'anywhere', lineHeight: '1.35' })

globalStyle(`${insert} li b`, { display: 'block', fontWeight: '600' })

globalStyle(`${insert} li small`, { color: colors.fg.muted, fontSize: '0.875rem' })
