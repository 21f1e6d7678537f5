import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  marginBlock: '18px',
  fontWeight: '600',
  justifyItems: 'start',
})

const withButton = style({
  selectors: {
    '&::file-selector-button': {
      minHeight: '40px',
      paddingInline: '18px',
      marginRight: '14px',
      border: `1.5px solid ${colors.border.control}`,
      borderRadius: radii.full,
      background: colors.bg.panel,
      color: colors.fg.DEFAULT,
      fontWeight: '600',
      cursor: 'pointer',
    },
  },
})

export const input = style([withButton, { fontWeight: '400', maxWidth: '100%' }])

export const newsletterFile = style([
  withButton,
  { height: 'auto', paddingInline: '6px', paddingBlock: '5px' },
])
