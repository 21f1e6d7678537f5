import '#client/ui/page-band.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const donateBand = style({ background: '#F9E3D8' })

export const donateGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  alignItems: 'start',
  paddingTop: '18px',
  '@media': {
    [from.md]: { paddingTop: '28px' },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
      gap: '28px',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

const panel = style([
  baseCss.rounded,
  {
    padding: '26px 22px',
    '@media': { [from.md]: { padding: '36px 40px' }, [from.lg]: { gridColumn: '1' } },
  },
])

export const whyDonate = style([
  panel,
  { background: colors.coral.subtle, '@media': { [from.lg]: { gridRow: '1' } } },
])

export const otherWays = style([
  panel,
  { background: colors.bg.subtle, '@media': { [from.lg]: { gridRow: '2' } } },
])

globalStyle(`${whyDonate} b`, { fontWeight: '650' })

export const benefits = style({ display: 'grid', gap: '16px', marginBlock: '20px 28px' })

export const benefit = style({ display: 'flex', gap: '14px', lineHeight: '1.45' })

export const progressNote = style({ color: colors.fg.muted, fontSize: '0.875rem', marginTop: '6px' })

export const benefitDisc = style({
  width: '40px',
  height: '40px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radii.full,
  background: colors.bg.panel,
  color: colors.coral.fg,
  fontSize: '1.125rem',
})

export const otherWaysText = style({ color: colors.fg.muted, marginTop: '8px', maxWidth: '34em' })

export const shareWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginBlock: '18px 10px',
})
