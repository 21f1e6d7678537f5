import { style } from '@vanilla-extract/css'
import { adminColors } from '#client/theme/admin-vars.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })

export const danger = style({ color: adminColors.danger.fg })

export const rowActions = style({ display: 'inline-flex', gap: '4px', alignItems: 'center' })
