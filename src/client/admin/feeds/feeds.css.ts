import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
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

export const feedPlaces = style({ width: 'min(100%, 640px)', marginTop: '14px', textAlign: 'start' })

globalStyle(`${feedPlaces} summary`, {
  minHeight: '32px',
  color: colors.brand.fg,
  fontWeight: '600',
  textAlign: 'center',
  cursor: 'pointer',
})

globalStyle(`${feedPlaces} dl > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { gridTemplateColumns: '150px minmax(0, 1fr)' } },
})

globalStyle(`${feedPlaces} dt`, { fontWeight: '600' })

globalStyle(`${feedPlaces} :is(dd, p)`, { color: colors.fg.muted })

globalStyle(`${feedPlaces} > p`, { marginTop: '12px', fontSize: '0.875rem' })

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
