import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 20px',
})

globalStyle(`${facts} dt`, { color: colors.fg.muted, fontSize: '0.875rem' })
globalStyle(`${facts} dd`, {
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const allWell = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colors.fg.muted })

export const reason = style({ textDecoration: 'underline', textUnderlineOffset: '3px' })

export const tests = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' })
globalStyle(`${tests} p`, { marginTop: '0', width: '100%' })

export const host = style({ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '16em' })

export const errors = style({ listStyle: 'none', display: 'grid', gap: '14px' })
globalStyle(`${errors} li`, { display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
globalStyle(`${errors} time`, { color: colors.fg.muted, fontSize: '0.875rem' })
globalStyle(`${errors} span`, { color: colors.fg.muted })
