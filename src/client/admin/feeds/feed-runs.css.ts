import { style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { colors, fonts, radii } from '#client/theme/vars.ts'

export const runStatus = style({ marginRight: '6px' })

export const runFigure = style({ padding: '10px 14px', boxShadow: `0 0 0 1px ${colors.border.DEFAULT}` })

export const runCount = style({
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.25rem',
  lineHeight: '1.25',
})

export const isZero = style({ color: colors.fg.subtle, fontWeight: '500' })

export const run = style([listsCss.ruled, { paddingBlock: '20px' }])

export const runFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: '1px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  overflow: 'hidden',
  selectors: { [`${run} > &`]: { marginTop: '12px' } },
})

export const runHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' })

export const runNote = style({ color: colors.fg.muted, marginTop: '6px', maxWidth: '51.5em' })

export const runActions = style([actionsCss.actions, { marginTop: '12px', ':empty': { display: 'none' } }])

export const runProgress = style([adminFormCss.form, { gap: '12px' }])

export const runFacts = style({ fontVariantNumeric: 'tabular-nums', color: colors.fg.muted })

export const runResult = style({ display: 'grid', gap: '16px' })

export const rollbackForecast = style({ marginBlock: '12px', paddingLeft: '20px', listStyle: 'disc' })
