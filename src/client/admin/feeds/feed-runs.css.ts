import { globalStyle, style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { colors, fonts, radii } from '#client/theme/vars.ts'

export const runList = style({ listStyle: 'none', display: 'grid', gap: '0' })

export const runMessage = style({ marginTop: '16px', color: colors.fg.muted })

export const runStatus = style({ marginRight: '6px', fontWeight: '650' })

export const runFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: '1px',
  marginTop: '16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  overflow: 'hidden',
})

globalStyle(`${runFigures} > div`, { padding: '10px 14px', boxShadow: `0 0 0 1px ${colors.border.DEFAULT}` })

globalStyle(`${runFigures} dt`, { color: colors.fg.muted, fontSize: '0.875rem' })

globalStyle(`${runFigures} dd`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.25rem',
  lineHeight: '1.25',
})

export const isZero = style({})

globalStyle(`${runFigures} ${isZero} dd`, { color: colors.fg.subtle, fontWeight: '500' })

globalStyle(`${runList} li`, { paddingBlock: '20px', borderTop: `1px solid ${colors.border.DEFAULT}` })

globalStyle(`${runList} li:first-child`, { borderTop: '0', paddingTop: '0' })

globalStyle(`${runList} li:last-child`, { paddingBottom: '0' })

export const runHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' })

globalStyle(`${runHead} h3`, { fontWeight: '650', fontSize: '1rem' })

export const runKind = style({})

export const runNote = style({ marginTop: '6px', maxWidth: '51.5em' })

globalStyle(`${runKind}, ${runNote}`, { color: colors.fg.muted })

globalStyle(`${runList} ${runFigures}`, { marginTop: '12px' })

globalStyle(`${runList} ${actionsCss.actions}`, { marginTop: '12px' })

globalStyle(`${runList} ${actionsCss.actions}:empty`, { display: 'none' })

export const runProgress = style({ display: 'grid', gap: '12px', justifyItems: 'start' })

globalStyle(`${runProgress} > div`, { width: '100%' })

globalStyle(`${runProgress} p`, { fontVariantNumeric: 'tabular-nums', color: colors.fg.muted })

export const runResult = style({ display: 'grid', gap: '16px' })

globalStyle(`${runResult} ${runMessage}, ${runResult} ${runFigures}`, { marginTop: '0' })

export const rollbackForecast = style({ marginBlock: '12px', paddingLeft: '20px', listStyle: 'disc' })
