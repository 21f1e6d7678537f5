import { globalStyle, style } from '@vanilla-extract/css'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { from } from '#client/theme/vars.ts'

/** The text, and beside it whatever else belongs to the article. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
})

// Picture and focal point are below each other in the narrow column.
globalStyle(`${columns} ${pictureFieldCss.pictureRow}`, {
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const withTools = style({ position: 'relative' })

/** In the line of the label. */
export const tools = style({ position: 'absolute', top: '-8px', right: '0', display: 'flex', gap: '2px' })

/** As tall as the window, so that a text is read while it is written. */
export const text = style({ minHeight: 'max(360px, calc(100vh - 320px))', lineHeight: '1.6' })
