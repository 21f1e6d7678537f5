import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

globalStyle(`${charts} > :last-child:nth-child(odd)`, {
  '@media': { [from.xl]: { gridColumn: '1 / -1' } },
})

export const chart = style({ height: '200px', fontSize: '0.8125rem' })

const breathe = keyframes({ '50%': { opacity: '.45' } })

export const skeleton = style({
  height: '100%',
  borderRadius: radii.md,
  background: colors.bg.muted,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    '(scripting: none)': { display: 'none' },
  },
})

globalStyle(`${chart} .recharts-wrapper`, { width: '100%', height: '100%' })

export const summary = style({
  cursor: 'pointer',
  minHeight: '24px',
  marginTop: '12px',
  color: colors.fg.muted,
})

export const chartTable = style({ marginTop: '8px', fontVariantNumeric: 'tabular-nums' })

globalStyle(`${chartTable} :is(th, td)`, {
  textAlign: 'start',
  paddingRight: '28px',
  paddingBlock: '3px',
  fontWeight: '400',
})

globalStyle(`${chartTable} thead th`, { fontWeight: '600' })
