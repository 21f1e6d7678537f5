import { globalStyle, style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const runList = style({ listStyle: 'none', display: 'grid', gap: '0' })

/** Under the name in the list. */
export const feedPlace = style({
  color: colors.fg.muted,
  fontSize: '0.875rem',
  fontWeight: '400',
  marginTop: '2px',
  overflowWrap: 'anywhere',
})

export const feedFacts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' })

globalStyle(`${feedFacts} dt`, { color: colors.fg.muted, fontSize: '0.875rem' })

globalStyle(`${feedFacts} dd`, { fontWeight: '600' })

export const runMessage = style({ marginTop: '16px', color: colors.fg.muted })

export const runStatus = style({ marginRight: '6px', fontWeight: '650' })

/** Where there is no room beside the state, the whole time goes below it. */
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

globalStyle(`${feedsEmpty} h2`, { ...text.h3 })

globalStyle(`${feedsEmpty} p`, { color: colors.fg.muted, maxWidth: '33.5em' })

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

export const wizardNav = style({ marginBottom: '20px' })

globalStyle(`${wizardNav} p`, {
  display: 'block',
  color: colors.fg.muted,
  marginBottom: '8px',
  '@media': { [from.lg]: { display: 'none' } },
})

globalStyle(`${wizardNav} p b`, { color: colors.fg.DEFAULT })

globalStyle(`${wizardNav} ol`, {
  listStyle: 'none',
  display: 'flex',
  gap: '6px',
  '@media': { [from.lg]: { gap: '10px' } },
})

globalStyle(`${wizardNav} li`, { flex: '1', minWidth: '0' })

globalStyle(`${wizardNav} li > *`, {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  borderTop: `3px solid ${colors.border.DEFAULT}`,
  paddingTop: '8px',
  color: colors.fg.muted,
  fontWeight: '550',
})

export const isDone = style({})

globalStyle(`${wizardNav} ${isDone} > *`, { borderColor: colors.brand.border, color: colors.fg.DEFAULT })

export const isCurrent = style({})

globalStyle(`${wizardNav} ${isCurrent} > *`, {
  borderColor: colors.brand.solid,
  color: colors.brand.fg,
  fontWeight: '650',
})

globalStyle(`${wizardNav} a:hover`, { color: colors.brand.fg })

globalStyle(`${wizardNav} li > * > span:last-child`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from.lg]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})

export const wizardMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  borderRadius: radii.full,
  background: colors.bg.muted,
  fontSize: '0.8125rem',
  fontWeight: '700',
})

globalStyle(`${isDone} ${wizardMark}`, { background: colors.brand.subtle, color: colors.brand.fg })

globalStyle(`${isCurrent} ${wizardMark}`, { background: colors.brand.solid, color: colors.brand.contrast })

export const wizardCard = style({ minWidth: '0' })

globalStyle(`${wizardCard} h2`, { fontSize: '1.3125rem', '@media': { [from.md]: { fontSize: '1.5rem' } } })

globalStyle(`${wizardCard} h2:focus`, { outline: 'none' })

globalStyle(`${wizardCard} > ${adminFormCss.form}`, { maxWidth: '720px' })

export const wizardEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '28px',
  ...adminFormCss.inReach,
})

export const wizardSub = style({ fontWeight: '650', fontSize: '1rem', marginBottom: '10px' })

export const placeKinds = style({ width: 'fit-content', maxWidth: '100%' })

globalStyle(`${placeKinds} [data-part=item]`, { paddingInline: '10px', whiteSpace: 'normal' })

globalStyle(`${placeKinds} [data-part=indicator]`, { background: colors.bg.panel, boxShadow: shadows.sm })

globalStyle(`${placeKinds} [data-state=checked]`, { color: colors.brand.fg, fontWeight: '650' })

export const credentialsNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  color: colors.fg.muted,
})

export const feedDrop = style({
  width: '100%',
  minHeight: '168px',
  borderColor: colors.border.control,
  cursor: 'pointer',
  padding: '24px',
})

globalStyle(`${feedDrop} > ${iconCss.icon}`, { fontSize: '1.625rem', color: colors.brand.fg })

globalStyle(`${feedDrop} span`, { color: colors.fg.muted })

export const feedSending = style({ marginTop: '12px' })

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

export const previewClaims = style({ display: 'grid', gap: '14px', marginBottom: '24px' })

export const columnList = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '6px' })

globalStyle(`${columnList} li`, {
  background: colors.bg.muted,
  borderRadius: radii.sm,
  paddingInline: '9px',
  paddingBlock: '3px',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const fieldRows = style({})

export const categoryRows = style({})

globalStyle(`${fieldRows}, ${categoryRows}`, { listStyle: 'none', display: 'grid' })

globalStyle(`${fieldRows} li, ${categoryRows} li`, {
  display: 'grid',
  alignItems: 'center',
  gap: '4px',
  paddingBlock: '9px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  '@media': { [from.md]: { gap: '6px 16px' } },
})

globalStyle(`${fieldRows} li`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 180px) minmax(0, 300px) minmax(0, 1fr)' } },
})

globalStyle(`${categoryRows} li`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)' } },
})

globalStyle(`:is(${fieldRows}, ${categoryRows}) label`, { fontWeight: '600', overflowWrap: 'anywhere' })

export const fieldNeeded = style({})

globalStyle(`${categoryRows} label span, ${fieldNeeded}`, {
  marginLeft: '8px',
  fontWeight: '400',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  whiteSpace: 'nowrap',
})

export const categoryTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginTop: '6px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

export const categoryTotal = style({ color: colors.fg.muted, marginBlock: '10px' })

export const categoryPager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  marginTop: '14px',
})

export const categoryOwnRules = style({})

globalStyle(`${categoryOwnRules} > p`, { color: colors.fg.muted, marginBottom: '10px', maxWidth: '45em' })

export const categoryRule = style({ display: 'flex', gap: '6px' })

export const categoryNewRule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '12px',
  marginTop: '12px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 260px auto' } },
})

export const categoryNewChoice = style({
  display: 'grid',
  gap: '6px',
  fontSize: '0.875rem',
  fontWeight: '500',
})

globalStyle(`${categoryNewRule} > button`, {
  justifySelf: 'start',
  '@media': { [from.md]: { marginTop: '27px' } },
})

export const fieldSample = style({
  color: colors.fg.muted,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
  minHeight: '1.5em',
})

export const feedSwitch = style({ marginTop: '20px', lineHeight: '1.4' })

export const fieldValues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { gridColumn: '2 / -1' } },
})

globalStyle(`${fieldValues} code`, {
  maxWidth: '100%',
  paddingInline: '6px',
  borderRadius: radii.sm,
  background: colors.bg.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const feedSettings = style({ marginTop: '28px' })

globalStyle(`${feedSettings} legend`, { fontWeight: '650', fontSize: '1rem', marginBottom: '12px' })

export const feedSettingsGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const previewGrid = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginBottom: '28px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' } },
})

globalStyle(`${previewGrid} > li > div, ${previewGrid} ${productCardCss.productCard}`, { height: '100%' })

export const rejectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '24px',
  marginBottom: '10px',
})

globalStyle(`${rejectionHead} ${wizardSub}`, { marginBottom: '0' })

export const rejectionScroll = style({
  maxHeight: '420px',
  overflow: 'auto',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
})

globalStyle(`${rejectionScroll} :is(tr, th, td)`, {
  background: 'transparent',
  borderColor: colors.border.DEFAULT,
})

globalStyle(`${rejectionScroll} th`, { color: colors.fg.muted })

globalStyle(`${rejectionScroll} td:last-of-type`, { whiteSpace: 'normal', minWidth: '180px' })
