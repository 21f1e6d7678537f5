import { globalStyle, style } from '@vanilla-extract/css'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { below, colors, from, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const wizardNav = style({ marginBottom: '20px' })

export const wizardPlace = style({
  color: colors.fg.muted,
  marginBottom: '8px',
  '@media': { [from.lg]: { display: 'none' } },
})

export const wizardCurrent = style({ color: colors.fg.DEFAULT })

export const wizardSteps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '6px',
  '@media': { [from.lg]: { gap: '10px' } },
})

export const wizardStep = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  borderTop: `3px solid ${colors.border.DEFAULT}`,
  paddingTop: '8px',
  color: colors.fg.muted,
  fontWeight: '550',
  selectors: { 'a&:hover': { color: colors.brand.fg } },
})

export const isDone = style({ borderColor: colors.brand.border, color: colors.fg.DEFAULT })

export const isCurrent = style({
  borderColor: colors.brand.solid,
  color: colors.brand.fg,
  fontWeight: '650',
})

export const wizardStepTitle = style({
  '@media': { [below.lg]: baseCss.unseen },
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
  selectors: {
    [`${isDone} &`]: { background: colors.brand.subtle, color: colors.brand.fg },
    [`${isCurrent} &`]: { background: colors.brand.solid, color: colors.brand.contrast },
  },
})

export const wizardTitle = style({
  fontSize: '1.3125rem',
  ':focus': { outline: 'none' },
  '@media': { [from.md]: { fontSize: '1.5rem' } },
})

export const wizardForm = style([adminFormCss.form, { maxWidth: '720px' }])

export const wizardSub = style([adminCardCss.heading, { marginBottom: '10px' }])

export const wizardEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '28px',
  ...adminFormCss.inReach,
})

export const placeKinds = style({ width: 'fit-content', maxWidth: '100%' })

export const placeKind = style({
  paddingInline: '10px',
  whiteSpace: 'normal',
  selectors: { '&[data-state=checked]': { color: colors.brand.fg, fontWeight: '650' } },
})

export const placeChosen = style({
  background: colors.bg.panel,
  boxShadow: shadows.sm,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

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

export const feedSending = style({ marginTop: '12px' })

export const feedSettings = style({ marginTop: '28px' })

export const feedSettingsTitle = style([adminCardCss.heading, { marginBottom: '12px' }])

export const feedSettingsGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
