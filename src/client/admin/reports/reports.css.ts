import { globalStyle, style } from '@vanilla-extract/css'
import { adminColors } from '#client/theme/admin-vars.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const attention = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 20px',
  marginInline: '-10px',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const attentionLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  paddingInline: '10px',
  paddingBlock: '6px',
  borderRadius: radii.md,
  ':hover': { background: colors.bg.subtle },
})

export const attentionText = style({ flex: '1', minWidth: '0' })

export const attentionFigure = style({ fontVariantNumeric: 'tabular-nums' })

globalStyle(`${attentionLink} > ${iconCss.icon}`, { color: colors.fg.subtle })

export const urgent = style({ color: adminColors.danger.fg })

export const calm = style({ color: colors.fg.subtle })

export const allWell = style({ display: 'flex', alignItems: 'center', gap: '10px', color: colors.fg.muted })

export const trends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  marginBlock: '20px',
  '@media': {
    [from.md]: { gap: '20px' },
    [from.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

// Avoids a lone last figure in a row of two.
globalStyle(`${trends} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [from.xl]: { gridColumn: 'auto' } },
})

export const trend = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '14px 16px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  background: colors.bg.panel,
  '@media': { [from.md]: { padding: '16px 20px' } },
  ':hover': { borderColor: colors.border.control },
})

export const trendTitle = style({ color: colors.fg.muted, fontSize: '0.875rem' })

/** A large sum stays on its line on a small phone. */
export const trendFigure = style({
  fontFamily: fonts.heading,
  fontSize: 'clamp(0.875rem, 12cqi, 1.5rem)',
  overflowWrap: 'anywhere',
  lineHeight: '1.3',
  letterSpacing: '-0.015em',
})

export const trendChange = style({ color: colors.fg.muted, fontSize: '0.8125rem' })

export const trendLine = style({
  width: '100%',
  height: '44px',
  marginTop: 'auto',
  paddingTop: '8px',
  fill: 'none',
  stroke: colors.brand.solid,
  strokeWidth: '2',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
