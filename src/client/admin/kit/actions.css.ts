import { style } from '@vanilla-extract/css'
import { adminColors } from '#client/theme/admin-vars.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })

/** A button with a name, which may be long. */
export const name = style({
  height: 'auto',
  minHeight: '36px',
  maxWidth: '100%',
  paddingBlock: '6px',
  borderRadius: '18px',
  whiteSpace: 'normal',
  textAlign: 'start',
})

export const danger = style({ color: adminColors.danger.fg })

export const rowActions = style({ display: 'inline-flex', gap: '4px', alignItems: 'center' })
