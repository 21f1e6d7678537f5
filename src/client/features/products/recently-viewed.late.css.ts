import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** On a phone, a row to swipe; the cut-off next picture shows that there is more. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '140px',
  gap: '14px',
  overflowX: 'auto',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBlock: '4px',
  scrollPaddingInline: '16px',
  '@media': {
    [from.md]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '24px',
      marginInline: '0',
      paddingInline: '0',
      overflowX: 'visible',
    },
    [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const item = style({
  display: 'grid',
  gap: '8px',
  borderRadius: radii.lg,
  fontSize: '0.9375rem',
  fontWeight: '600',
  lineHeight: '1.35',
})

globalStyle(`${item} ${pictureCss.picture}`, { aspectRatio: '1', borderRadius: radii.lg })

globalStyle(`${item} > :last-child`, {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

globalStyle(`${item}:hover > :last-child`, { textDecoration: 'underline', textUnderlineOffset: '4px' })

export const textButton = style({
  minHeight: '44px',
  fontWeight: '650',
  color: colors.brand.fg,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
})
