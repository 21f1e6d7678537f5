import { globalStyle, style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { colors, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const feedPlace = style({
  color: colors.fg.muted,
  fontSize: '0.875rem',
  fontWeight: '400',
  marginTop: '2px',
  overflowWrap: 'anywhere',
})

export const feedFacts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' })

/** With no room beside the state, the whole time goes below it. */
export const lastRun = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '4px',
  '@container': { [tableCss.IS_CARDS_WIDE]: { justifyContent: 'flex-end' } },
})

export const feedsEmpty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '6px',
  paddingBlock: '72px',
  paddingInline: '20px',
  border: `1px dashed ${colors.border.control}`,
  borderRadius: radii.lg,
})

globalStyle(`${feedsEmpty} ${iconCss.icon}`, {
  fontSize: '2.125rem',
  color: colors.brand.fg,
  marginBottom: '8px',
})

export const feedsEmptyText = style({ color: colors.fg.muted, maxWidth: '33.5em' })

export const feedError = style({
  color: colors.fg.error,
  marginTop: '14px',
  display: 'grid',
  gap: '10px',
  justifyItems: 'start',
})

export const feedWarning = style({
  display: 'flex',
  gap: '10px',
  marginTop: '16px',
  padding: '12px 16px',
  borderRadius: radii.md,
  background: colors.feeding.subtle,
  color: colors.feeding.fg,
})

globalStyle(`${feedWarning} ${iconCss.icon}`, { flex: 'none', fontSize: '1.125rem', marginTop: '3px' })

export const feedSwitch = style({ marginTop: '20px', lineHeight: '1.4' })
