import { globalStyle, style } from '@vanilla-extract/css'
import { colors } from '#client/theme/vars.ts'

export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '14px' })

/** Sales of the newest clicks may still be to come. */
export const incomplete = style({ color: colors.fg.muted })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  gap: '14px',
})

export const secondLine = style({ display: 'block', color: colors.fg.muted, fontSize: '0.8125rem' })

export const anyWord = style({})

globalStyle(`td${anyWord}${anyWord}`, { overflowWrap: 'anywhere' })

export const state = style({ whiteSpace: 'nowrap' })

export const part = style({ marginTop: '18px' })
