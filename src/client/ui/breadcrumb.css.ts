import { globalStyle, style } from '@vanilla-extract/css'
import { below, colors, from } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const breadcrumb = style({
  display: 'flow-root',
  paddingBlock: '6px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { paddingBlock: '24px 20px' } },
})

// On one line on a phone: the page above, whose name may be long, is the one that is cut.
globalStyle(`${breadcrumb} ol`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '@media': { [below.md]: { flexWrap: 'nowrap' } },
})

export const back = style({
  float: 'left',
  minHeight: '32px',
  lineHeight: '32px',
  marginRight: '20px',
  fontWeight: '600',
  selectors: { '&[hidden]': { display: 'none' } },
})

globalStyle(`${back}:not([hidden]) ~ ol`, { '@media': { [below.md]: { display: 'none' } } })

/** Gives 44 px for a fingertip without making the line higher. */
globalStyle(`${breadcrumb} a`, { paddingBlock: '11px', marginBlock: '-11px' })

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
  // The heading below says it.
  '@media': { [below.md]: { ...baseCss.unseen, minWidth: '0' } },
})

globalStyle(`${breadcrumb} li:nth-last-child(2)`, { '@media': { [below.md]: { minWidth: '0' } } })

globalStyle(`${breadcrumb} li:nth-last-child(2) > *`, {
  '@media': { [below.md]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
