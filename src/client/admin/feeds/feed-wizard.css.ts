import { globalStyle, style } from '@vanilla-extract/css'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { colors, from, radii, shadows } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

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

globalStyle(`${placeKinds} [data-part=indicator]`, {
  background: colors.bg.panel,
  boxShadow: shadows.sm,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

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

export const feedSettings = style({ marginTop: '28px' })

globalStyle(`${feedSettings} legend`, { fontWeight: '650', fontSize: '1rem', marginBottom: '12px' })

export const feedSettingsGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
