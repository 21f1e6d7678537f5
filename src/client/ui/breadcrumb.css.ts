import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const breadcrumb = style({
  paddingTop: '6px',
  paddingBottom: '6px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { paddingTop: '24px', paddingBottom: '20px' } },
})

globalStyle(`${breadcrumb} ol`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })

globalStyle(`${breadcrumb} li`, { display: 'inline-flex', alignItems: 'center', minHeight: '32px' })

globalStyle(`${breadcrumb} li + li::before`, { content: '"/"', marginRight: '8px', color: colors.fg.subtle })

globalStyle(`${breadcrumb} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '4px' })

globalStyle(`${breadcrumb} [aria-current]`, {
  display: 'block',
  flex: '1 1 6.5em',
  minWidth: '6.5em',
  lineHeight: '32px',
  color: colors.fg.DEFAULT,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

// On a phone the heading below says it.
globalStyle(`${breadcrumb} [aria-current]`, {
  '@media': {
    '(max-width: 47.9375rem)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      minWidth: '0',
      clipPath: 'inset(50%)',
    },
  },
})
