import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

const shimmer = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-100% 0' } })

export const skeleton = style({
  borderRadius: '10px',
  background: colors.bg.muted,
  backgroundImage: `linear-gradient(100deg, transparent 40%, ${colors.bg.shimmer} 50%, transparent 60%)`,
  backgroundSize: '220% 100%',
  animation: `${shimmer} 1.6s linear infinite`,
})

export const loadingLine = style({ color: colors.fg.muted, paddingTop: '28px', paddingBottom: '22px' })

export const isStale = style({ opacity: '.6', transition: 'opacity .18s .12s' })

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '6px',
  paddingBlock: '32px',
  '@media': { [from.md]: { paddingBlock: '48px' } },
})

globalStyle(`${state} ${pictureCss.picture}`, {
  width: '220px',
  aspectRatio: '5/4',
  borderRadius: radii.xl,
  marginBottom: '18px',
  '@media': { [from.md]: { width: '280px' } },
})

globalStyle(`${state} h1`, { ...text.h2 })

globalStyle(`${state} h2`, { ...text.h3, fontSize: '24px' })

globalStyle(`${state} p`, { color: colors.fg.muted, maxWidth: '44ch' })

globalStyle(`${state} ${baseCss.btn}`, { marginTop: '18px' })
