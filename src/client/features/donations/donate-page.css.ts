import { globalStyle, style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'

export const donateBand = style({ background: '#F9E3D8' })

globalStyle(`${donateBand} ${pageBandCss.pageBandPicture} img`, { objectPosition: '50% 48%' })

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

export const whyDonate = style({ background: colors.coral.subtle, '@media': { [from.lg]: { gridRow: '1' } } })

export const otherWays = style({ background: colors.bg.subtle, '@media': { [from.lg]: { gridRow: '2' } } })

globalStyle(`${whyDonate}, ${otherWays}`, {
  borderRadius: radii.xl,
  paddingInline: '22px',
  paddingBlock: '26px',
  '@media': {
    [from.md]: { borderRadius: radii['2xl'], paddingInline: '40px', paddingBlock: '36px' },
    [from.lg]: { gridColumn: '1' },
  },
})

globalStyle(`${whyDonate} ul`, { display: 'grid', gap: '16px', marginTop: '20px', marginBottom: '28px' })

globalStyle(`${whyDonate} li`, { display: 'flex', gap: '14px', lineHeight: '1.45' })

globalStyle(`${whyDonate} b`, { fontWeight: '650' })

export const progressNote = style({ fontSize: '0.875rem', marginTop: '6px' })

globalStyle(`${whyDonate} li p, ${progressNote}, ${otherWays} > p`, { color: colors.fg.muted })

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

globalStyle(`${otherWays} > p`, { marginTop: '8px', maxWidth: '34em' })

globalStyle(`${otherWays} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '18px',
  marginBottom: '10px',
})
