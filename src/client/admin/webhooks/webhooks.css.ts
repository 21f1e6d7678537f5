import { style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'

export const webhookList = style({ marginTop: '20px' })

export const webhookRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12px',
})

export const webhookTitle = style({ overflowWrap: 'anywhere', fontSize: '1.0625rem' })

export const webhookLogHead = style({ marginTop: '32px', marginBottom: '14px' })

export const webhookChoice = style([actionsCss.actions, { flexWrap: 'nowrap' }])

export const webhookSelect = style({ maxWidth: '320px' })

export const webhookMessage = style({
  display: 'grid',
  gap: '8px',
  paddingBlock: '8px',
  width: '340px',
  maxWidth: '100%',
  whiteSpace: 'normal',
  fontSize: '0.8125rem',
})

export const webhookText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const webhookAttempts = style({ paddingLeft: '18px', listStyle: 'decimal' })
