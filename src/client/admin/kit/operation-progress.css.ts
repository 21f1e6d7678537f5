import { style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'

export const progress = style([
  adminFormCss.form,
  { gap: '14px', selectors: { [`${actionsCss.actions} + &`]: { marginTop: '18px' } } },
])
