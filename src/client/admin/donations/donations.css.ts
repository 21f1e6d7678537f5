import { style } from '@vanilla-extract/css'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { colors, radii } from '#client/theme/vars.ts'

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

/** As wide as the ledger has room for on a laptop; full width on a card. */
export const message = style({
  width: '180px',
  whiteSpace: 'normal',
  textAlign: 'start',
  '@container': { [tableCss.IS_CARDS_WIDE]: { width: 'auto' } },
})

export const messageText = style({ marginTop: '6px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
