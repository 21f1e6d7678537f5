import { style } from '@vanilla-extract/css'
import { from } from '#client/theme/vars.ts'

/** The text, and beside it whatever else belongs to the article. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
})

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBottom: '6px' })

/** As tall as the window, so that a text is read while it is written. */
export const text = style({ minHeight: 'max(360px, calc(100vh - 320px))', lineHeight: '1.6' })
