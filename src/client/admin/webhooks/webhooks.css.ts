import { globalStyle, style } from '@vanilla-extract/css'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { text } from '#client/theme/text.ts'
import { from } from '#client/theme/vars.ts'

export const webhookList = style({ marginTop: '20px' })

export const webhookRow = style({})

globalStyle(`${listsCss.listRow}${webhookRow}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

globalStyle(`${listsCss.listRow}${webhookRow} > div:nth-child(2)`, {
  gridColumn: 'auto',
  gridRow: 'auto',
  flexWrap: 'wrap',
})

globalStyle(`${webhookRow} h2`, { overflowWrap: 'anywhere', fontSize: '1.0625rem' })

export const webhookLogHead = style({ marginTop: '32px', marginBottom: '14px' })

globalStyle(`${webhookLogHead} h2`, { ...text.h3 })

globalStyle(`${webhookLogHead} ${actionsCss.actions}`, { flexWrap: 'nowrap' })

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
