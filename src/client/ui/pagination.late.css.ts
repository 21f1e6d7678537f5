import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '2px',
  paddingTop: '40px',
  '@media': { [from.md]: { gap: '8px' } },
})

export const showMore = style({ display: 'flex', width: 'fit-content', margin: '40px auto 0' })

globalStyle(`${showMore} + ${pager}`, { paddingTop: '20px' })

globalStyle(`${pager} a, ${pager} span:not(${iconCss.icon})`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: '8px',
  borderRadius: radii.full,
  fontWeight: '600',
  '@media': { [from.md]: { paddingInline: '14px' } },
})

globalStyle(`${pager} a:hover`, { background: colors.bg.subtle })

globalStyle(`${pager} a[aria-current=page]`, { background: colors.brand.solid, color: colors.brand.contrast })

export const pagerOff = style({ color: colors.fg.subtle, cursor: 'not-allowed' })

export const pagerGap = style({ color: colors.fg.subtle })

export const goToPage = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '6px 8px',
  fontSize: '0.9375rem',
  '@media': { [from.md]: { paddingInline: '16px' } },
})

globalStyle(`${goToPage} input[name=page]`, {
  width: '5.75rem',
  height: '2.75rem',
  paddingInline: '14px',
  borderRadius: radii.full,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontSize: '1rem',
})
