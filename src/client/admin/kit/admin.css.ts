import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { BAR_HEIGHT } from '#client/admin/kit/shell.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { text } from '#client/theme/text.ts'
import { colors, fonts, from, lowWindow, radii, system } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as paginationCss from '#client/ui/pagination.late.css.ts'

export const admin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: `calc(100dvh - ${BAR_HEIGHT})`,
  fontSize: '0.9375rem',
  '@media': { [from.lg]: { gridTemplateColumns: '228px minmax(0, 1fr)' } },
})

globalStyle(`body:has(${admin})`, { vars: system.css({ colorPalette: 'brand' }) as Record<string, string> })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  marginBottom: '20px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [from.md]: { gap: '20px' } },
})

// An odd one is not left alone on a phone.
globalStyle(`${figures} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
})

/** The end of a long form: it stays at the lower edge of the window until its place is reached. */
export const inReach = {
  position: 'sticky',
  bottom: '0',
  zIndex: '2',
  marginInline: '-18px',
  marginBottom: '-18px',
  paddingInline: '18px',
  paddingTop: '14px',
  paddingBottom: 'max(14px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: `0 0 ${radii.lg} ${radii.lg}`,
  background: colors.bg.panel,
  '@media': {
    [lowWindow]: { position: 'static' },
    [from.md]: { marginInline: '-24px', marginBottom: '-24px', paddingInline: '24px' },
  },
} as const satisfies StyleRule

export const card = style({
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  padding: '18px',
  minWidth: '0',
  '@media': { [from.md]: { padding: '24px' } },
})

globalStyle(`${figures} + ${card}`, { marginBottom: '20px' })

export const main = style({
  width: '100%',
  maxWidth: '1240px',
  paddingInline: '16px',
  paddingTop: '18px',
  paddingBottom: '64px',
  '@media': {
    [from.md]: { paddingInline: '32px' },
    [from.lg]: { paddingTop: '32px' },
    [from.xl]: { paddingInline: '44px' },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '14px 24px',
  marginBottom: '24px',
})

globalStyle(`${head} > :first-child`, { minWidth: '0', overflowWrap: 'anywhere' })

globalStyle(`${head} h1`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.75rem',
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  '@media': { [from.md]: { fontSize: '2.125rem' } },
})

globalStyle(`${head} p`, { color: colors.fg.muted, marginTop: '4px', maxWidth: '43.5em' })

export const docsLink = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})

/** What is seldom needed stands apart, below all else. */
export const area = style({
  marginTop: '44px',
  paddingTop: '28px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

globalStyle(`${area} > h2`, { ...text.h3, fontSize: '1.1875rem' })

globalStyle(`${area} > p`, { color: colors.fg.muted, marginTop: '2px', marginBottom: '18px' })

export const areaCards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const stack = style({ display: 'grid', gap: '20px' })

globalStyle(`${card} h2`, { ...text.h3, fontSize: '1.1875rem' })

export const cardLead = style({ color: colors.fg.muted, marginTop: '3px' })

globalStyle(`${cardLead} + *, ${card} h2 + :not(p)`, { marginTop: '18px' })

globalStyle(`${figures} > div`, {
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  padding: '14px 18px',
  '@media': { [from.md]: { padding: '20px 24px' } },
})

globalStyle(`${figures} dt`, { display: 'flex', alignItems: 'center', gap: '8px', color: colors.fg.muted })

globalStyle(`${figures} dd`, {
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.375rem',
  letterSpacing: '-0.015em',
  lineHeight: '1.2',
  marginTop: '6px',
  '@media': { [from.md]: { fontSize: '1.75rem' } },
})

export const figureNote = style({})

globalStyle(`${figures} dd${figureNote}`, {
  fontFamily: fonts.body,
  fontWeight: '400',
  fontSize: '0.875rem',
  letterSpacing: '0',
  color: colors.fg.muted,
  marginTop: '4px',
})

export const figuresFour = style({})

globalStyle(`${figures}${figuresFour}`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

globalStyle(`${figures}${figuresFour} dd:not(${figureNote})`, {
  fontSize: '1.1875rem',
  '@media': { [from.md]: { fontSize: '1.625rem' } },
})

export const mode = style({
  display: 'inline-block',
  marginBottom: '16px',
  paddingInline: '14px',
  paddingBlock: '6px',
  borderRadius: radii.full,
  background: colors.bg.muted,
  fontWeight: '600',
  fontSize: '0.875rem',
})

export const form = style({ display: 'grid', gap: '16px', justifyItems: 'start' })

globalStyle(`${form} > *`, { width: '100%' })

globalStyle(`${form} > button`, { width: 'auto' })

/** With the button that saves a long form. */
/** Below the cards of a long form: one of its own, within reach all the time. */
export const formBar = style({
  ...inReach,
  margin: '0',
  padding: '14px 18px max(14px, env(safe-area-inset-bottom))',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  '@media': { [lowWindow]: { position: 'static' }, [from.md]: { paddingInline: '24px' } },
})

globalStyle(`html:has(${formBar})`, { scrollPaddingBottom: '96px' })

export const formEnd = style({ ...inReach })

// What has the focus is not scrolled under it.
globalStyle(`html:has(${formEnd})`, { scrollPaddingBottom: '96px' })

globalStyle(`${form} > ${formEnd}`, { width: 'auto', justifySelf: 'stretch' })

export const linkTest = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  marginTop: '-10px',
  color: colors.brand.fg,
  fontSize: '0.875rem',
  fontWeight: '600',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

globalStyle(`${form} > ${linkTest}`, { width: 'auto' })

export const formRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } },
})

export const pictureRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

/** A button with what it takes, or why that was refused. */
export const upload = style({ display: 'grid', justifyItems: 'start', gap: '6px', fontSize: '0.8125rem' })

globalStyle(`${upload} p:not([role])`, { color: colors.fg.muted })

export const dialog = style({ borderRadius: radii.lg, marginInline: '16px' })

globalStyle(`:is(${admin}, ${dialog}) :is(input, textarea, select):not([aria-invalid=true])`, {
  borderColor: colors.border.control,
})

globalStyle(`:is(${admin}, ${dialog}) :is(input, textarea, select)`, {
  fontSize: '1rem',
  '@media': { [from.lg]: { fontSize: '0.9375rem' } },
})

// The ring lies on the border: beside it there would be two.
globalStyle(`:is(${admin}, ${dialog}) :is(input, textarea, select):focus-visible`, {
  outlineOffset: '-2px',
  borderRadius: radii.md,
})

globalStyle(`:is(${admin}, ${dialog}) ::placeholder`, { color: colors.fg.subtle })

export const danger = style({ color: colors.danger.fg })

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  width: '100%',
  maxWidth: '220px',
  borderRadius: radii.md,
  background: colors.bg.muted,
  color: colors.fg.muted,
  fontSize: '0.8125rem',
  textAlign: 'center',
  overflow: 'hidden',
})

globalStyle(`${preview} span`, { paddingInline: '10px' })

globalStyle(`${preview} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: '6%',
  background: '#fff',
})

globalStyle(`${dialog} p + :is(p, ul), ${dialog} div + [role=group]`, { marginTop: '12px' })

export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '6px' })

globalStyle(`${tags} ${baseCss.tag}`, { whiteSpace: 'normal' })

globalStyle(`${tags} ${baseCss.tag} + ${baseCss.tag}`, { marginLeft: '0 !important' })

export const clipped = style({
  display: 'inline-block',
  maxWidth: '150px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})

globalStyle(`td ${tags}:not(:empty)`, { display: 'flex', marginTop: '4px' })

export const views = style({
  display: 'flex',
  gap: '6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  marginTop: '-8px',
  marginBottom: '14px',
})

export const view = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: '14px',
  borderRadius: radii.full,
  color: colors.fg.muted,
  fontSize: '0.875rem',
  fontWeight: '600',
  ':hover': { background: colors.bg.muted, color: colors.fg.DEFAULT },
  selectors: { '&[aria-current]': { background: colors.brand.subtle, color: colors.brand.fg } },
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  marginBottom: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
})

globalStyle(`${filters} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
})

globalStyle(`${filters} :is(input, select)`, { background: colors.bg.panel })

export const filtersDays = style({ alignItems: 'end' })

/** As wide as the ledger has room for on a laptop; on a card all there is. */
export const message = style({
  width: '180px',
  whiteSpace: 'normal',
  textAlign: 'start',
  '@container': { [tableCss.IS_CARDS_WIDE]: { width: 'auto' } },
})

globalStyle(`${message} p`, { marginTop: '6px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const noteFirst = style({ marginTop: '0', marginBottom: '12px' })

export const names = style({
  maxHeight: '168px',
  overflowY: 'auto',
  marginBottom: '12px',
  fontWeight: '600',
  overflowWrap: 'anywhere',
})

globalStyle(`${names} ul`, { paddingLeft: '20px', listStyle: 'disc' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.lg,
  padding: '10px 14px',
  marginBottom: '12px',
  fontWeight: '600',
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: '16px',
  color: colors.fg.muted,
})

globalStyle(`${pages} ${paginationCss.pager}`, { marginTop: '0' })

export const empty = style({ color: colors.fg.muted, paddingBlock: '32px', textAlign: 'center' })

export const note = style({ color: colors.fg.muted, marginTop: '10px' })

/** Between the filters and the list that they narrow. */
export const filterNote = style({ color: colors.fg.muted, maxWidth: '46em', marginBottom: '18px' })

export const progress = style({ display: 'grid', justifyItems: 'start', gap: '14px' })

globalStyle(`${progress} > :first-child`, { width: '100%' })

globalStyle(`${actions} + ${progress}`, { marginTop: '18px' })

export const list = style({ display: 'grid', gap: '12px', listStyle: 'none' })

globalStyle(`${list} ${card} h2`, { display: 'flex', alignItems: 'center', gap: '10px' })

export const listRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 18px',
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

globalStyle(`${listRow} > div:nth-child(2)`, {
  gridColumn: '1 / -1',
  gridRow: '1',
  '@media': { [from.md]: { gridColumn: 'auto', gridRow: 'auto' } },
})

globalStyle(`${listRow} p`, { marginTop: '2px !important' })

globalStyle(`${listRow} ${tags}`, { marginTop: '8px !important' })

export const move = style({})

export const rowActions = style({})

globalStyle(`${move}, ${rowActions}`, { display: 'inline-flex', gap: '4px', alignItems: 'center' })

export const flags = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px' })

export const conflict = style({
  background: colors.coral.subtle,
  border: `1px solid ${colors.coral.border}`,
  borderRadius: radii.lg,
  padding: '18px',
  marginBottom: '20px',
  display: 'grid',
  gap: '12px',
  '@media': { [from.md]: { padding: '24px' } },
})

globalStyle(`${conflict} h2`, { ...text.h3, fontSize: '1.1875rem' })

globalStyle(`${conflict} td`, { whiteSpace: 'normal', minWidth: '140px' })

export const changes = style({
  display: 'grid',
  gap: '6px',
  paddingBlock: '8px',
  textAlign: 'start',
  whiteSpace: 'normal',
  minWidth: '0',
  maxWidth: '520px',
  '@media': { [from.md]: { minWidth: '260px' } },
})

globalStyle(`${changes} dt`, { fontWeight: '600', fontSize: '0.8125rem', color: colors.fg.muted })

globalStyle(`${changes} dd`, { display: 'flex', flexWrap: 'wrap', gap: '4px 10px', overflowWrap: 'anywhere' })

globalStyle(`${changes} del`, { color: colors.fg.muted })

globalStyle(`${changes} ins`, { textDecoration: 'none', fontWeight: '550' })

export const secret = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '10px',
  background: colors.brand.subtle,
  color: colors.brand.fg,
  borderRadius: radii.md,
  padding: '16px',
  marginTop: '18px',
})

globalStyle(`${secret} code`, { overflowWrap: 'anywhere', fontSize: '0.9375rem', fontWeight: '600' })

export const legend = style({ fontSize: '0.875rem', fontWeight: '500', marginBottom: '-6px' })

export const choices = style({
  display: 'grid',
  gap: '10px 24px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
})

globalStyle(`${choices} label`, { alignItems: 'flex-start', minHeight: '24px' })

export const choiceHint = style({
  display: 'block',
  fontWeight: '400',
  fontSize: '0.875rem',
  color: colors.fg.muted,
})

export const webhookList = style({ marginTop: '20px' })

export const webhookRow = style({})

globalStyle(`${listRow}${webhookRow}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

globalStyle(`${listRow}${webhookRow} > div:nth-child(2)`, {
  gridColumn: 'auto',
  gridRow: 'auto',
  flexWrap: 'wrap',
})

globalStyle(`${webhookRow} h2`, { overflowWrap: 'anywhere', fontSize: '1.0625rem' })

export const webhookLogHead = style({ marginTop: '32px', marginBottom: '14px' })

globalStyle(`${webhookLogHead} h2`, { ...text.h3 })

globalStyle(`${webhookLogHead} ${actions}`, { flexWrap: 'nowrap' })

globalStyle(`${webhookLogHead} select`, { maxWidth: '320px' })

export const webhookMessage = style({
  display: 'grid',
  gap: '8px',
  paddingBlock: '8px',
  width: '340px',
  maxWidth: '100%',
  whiteSpace: 'normal',
})

globalStyle(`${webhookMessage} :is(p, pre, code)`, { overflowWrap: 'anywhere', fontSize: '0.8125rem' })

globalStyle(`${webhookMessage} pre`, { whiteSpace: 'pre-wrap' })

globalStyle(`${webhookMessage} ol`, { paddingLeft: '18px', listStyle: 'decimal', fontSize: '0.8125rem' })

export const points = style({
  paddingLeft: '20px',
  listStyle: 'disc',
  color: colors.fg.muted,
  display: 'grid',
  gap: '4px',
})

globalStyle(`${points} + button`, { marginTop: '16px' })

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  marginBlock: '18px',
  fontWeight: '600',
  justifyItems: 'start',
})

globalStyle(`${file} input`, { fontWeight: '400', maxWidth: '100%' })

globalStyle(`${main} > ${card} + ${tableCss.table}, ${main} > ${card} + ${empty}`, { marginTop: '20px' })

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

globalStyle(`${charts} > :last-child:nth-child(odd)`, {
  '@media': { [from.xl]: { gridColumn: '1 / -1' } },
})

export const chart = style({ height: '200px', fontSize: '0.8125rem' })

globalStyle(`${chart} .recharts-wrapper`, { width: '100%', height: '100%' })

export const newsletterFile = style({
  height: 'auto',
  paddingInline: '6px',
  paddingBlock: '5px',
  selectors: { '&::file-selector-button': { minHeight: '34px' } },
})

globalStyle(`:is(${file} input, ${newsletterFile})::file-selector-button`, {
  minHeight: '40px',
  paddingInline: '18px',
  marginRight: '14px',
  border: `1.5px solid ${colors.border.control}`,
  borderRadius: radii.full,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontWeight: '600',
  cursor: 'pointer',
})

globalStyle(`${charts} summary`, {
  cursor: 'pointer',
  minHeight: '24px',
  marginTop: '12px',
  color: colors.fg.muted,
})

export const chartTable = style({ marginTop: '8px', fontVariantNumeric: 'tabular-nums' })

globalStyle(`${chartTable} :is(th, td)`, {
  textAlign: 'start',
  paddingRight: '28px',
  paddingBlock: '3px',
  fontWeight: '400',
})

globalStyle(`${chartTable} thead th`, { fontWeight: '600' })
