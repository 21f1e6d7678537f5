import { globalStyle, style } from '@vanilla-extract/css'
import { TOGGLE } from '#client/early/presses.ts'
import { text } from '#client/theme/text.ts'
import { colors, easings, fonts, radii, shadows } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

export const cardTitle = style({
  ...text.cardTitle,
  marginBlock: '6px 4px',
})

/** Covers the whole card. */
export const cardLink = style({
  '::after': { content: '""', position: 'absolute', inset: '0' },
  ':focus-visible': { outline: 'none' },
})

export const productCard = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
  overflow: 'hidden',
  transition: 'box-shadow .18s, border-color .18s',
  ':hover': { boxShadow: shadows.md, borderColor: 'transparent' },
  selectors: {
    [`&:has(${cardLink}:focus-visible)`]: {
      outline: `3px solid ${colors.brand.focusRing}`,
      outlineOffset: '3px',
    },
  },
})

globalStyle(`${productCard} > ${pictureCss.picture}`, { aspectRatio: '5/4' })

globalStyle(`${productCard} > ${pictureCss.picture} img`, { transition: `transform .5s ${easings.out}` })

globalStyle(`${productCard}:hover > ${pictureCss.picture} img`, { transform: 'scale(1.035)' })

export const badge = style({
  position: 'absolute',
  left: '14px',
  top: '14px',
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  fontSize: '0.8125rem',
  fontWeight: '700',
  padding: '6px 12px',
  borderRadius: radii.full,
  lineHeight: '1.2',
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const badgeBest = style({ background: '#F5D08C', color: '#4A2F06' })

export const badgePick = style({ background: colors.paper.solid, color: '#FFFFFF' })

export const heart = style({
  ...baseCss.roundRule,
  background: '#FFFFFFF0',
  color: colors.ink.DEFAULT,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  fontSize: '1.1875rem',
  boxShadow: shadows.sm,
  transition: 'color .18s',
  ':hover': { color: colors.heart },
})

export const cardHeart = style({
  position: 'absolute',
  right: '12px',
  top: '12px',
  zIndex: '1',
})

export const cardBody = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  padding: '12px 20px 18px',
})

export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
})

export const retailer = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  fontSize: '0.875rem',
  fontWeight: '550',
  color: colors.fg.muted,
  minWidth: '0',
})

export const mark = style({
  width: '20px',
  height: '20px',
  flex: 'none',
  borderRadius: '5px',
  background: 'light-dark(transparent, #FFFFFF)',
  backgroundSize: 'contain',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  objectFit: 'contain',
})

/** One line, which keeps the tag beside the name visible, however long the name is. */
export const retailerName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const markLetter = style({
  background: colors.bg.muted,
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.75rem',
  fontWeight: '700',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const clamped = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
} as const

export const cardDescription = style({
  ...clamped,
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  color: colors.fg.muted,
  textWrap: 'wrap',
})

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontSize: '0.875rem',
  color: colors.fg.muted,
  paddingTop: '8px',
  position: 'relative',
})

export const smallText = style({
  fontSize: '0.875rem',
  lineHeight: '1.29',
  color: colors.fg.muted,
})

export const adTag = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  paddingInline: '6px',
  borderRadius: '6px',
  border: `1px solid ${colors.border.control}`,
  color: colors.fg.DEFAULT,
  fontSize: '0.875rem',
  fontWeight: '600',
  lineHeight: '1.29',
})

export const strong = style({ color: colors.fg.DEFAULT, fontWeight: '650' })

export const cardBuy = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 10px',
  flexWrap: 'wrap',
  marginTop: 'auto',
  paddingTop: '10px',
})

export const cardPrice = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '5px',
  flex: '1 1 0',
  minWidth: 'min(100%, 6.5em)',
  minHeight: '44px',
})

export const buyNow = style({
  maxWidth: '100%',
  selectors: { [`${cardBuy} &`]: { position: 'relative', zIndex: '1' } },
})

export const buyLabel = style({
  maxWidth: '13em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const price = style({
  ...text.price,
  whiteSpace: 'nowrap',
  position: 'relative',
  zIndex: '1',
  anchorName: '--price',
  anchorScope: '--price',
})

export const compareLink = style({
  position: 'relative',
  zIndex: '1',
  ...baseCss.ownLinkRule,
  fontSize: '0.875rem',
  selectors: {
    [`${cardHead} &`]: { flex: 'none', minHeight: '0', lineHeight: '24px' },
    // A touch target that takes no room.
    [`${cardHead} &::after`]: { content: '""', position: 'absolute', inset: '-10px' },
    // A box that is ticked. Without JavaScript the link opens a comparison instead.
    [`&[${TOGGLE}]::before`]: {
      content: '""',
      width: '16px',
      height: '16px',
      marginRight: '7px',
      border: `1.5px solid ${colors.border.control}`,
      borderRadius: '5px',
      lineHeight: '13px',
      fontSize: '0.75rem',
      fontWeight: '800',
      textAlign: 'center',
      '@media': { '(scripting: none)': { display: 'none' } },
    },
    '&[aria-pressed=true]::before': {
      content: '"✓" / ""',
      borderColor: colors.brand.solid,
      background: colors.brand.solid,
      color: colors.brand.contrast,
    },
  },
})

export const priceDrop = style({
  marginTop: '10px',
  fontSize: '0.875rem',
  lineHeight: '1.43',
  color: colors.brand.fg,
})

export const lowestPrice = style({
  display: 'block',
  width: 'fit-content',
  marginBlock: '4px',
  paddingInline: '8px',
  border: '1px solid transparent',
  borderRadius: radii.md,
  background: colors.brand.subtle,
  color: colors.brand.fg,
  fontFamily: fonts.body,
  fontSize: '0.875rem',
  fontWeight: '650',
  lineHeight: '1.57',
  letterSpacing: '0',
  whiteSpace: 'normal',
})

export const priceUnknown = style({ fontSize: '0.9375rem', fontWeight: '600', color: colors.fg.muted })

export const unitPrice = style({
  display: 'block',
  width: '100%',
  fontSize: '0.875rem',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
  color: colors.fg.muted,
})

export const aboutPrice = style([unitPrice, { fontWeight: '400', textDecoration: 'none' }])

export const priceCurrency = style({
  fontFamily: fonts.body,
  fontWeight: '600',
  fontSize: '0.8125rem',
  color: colors.fg.muted,
  letterSpacing: '0',
  textDecoration: `underline dotted ${colors.border.control}`,
  textUnderlineOffset: '4px',
})

export const priceTrigger = style({
  position: 'absolute',
  inset: '0 -4px',
  padding: '0',
  background: 'none',
  border: '0',
  borderRadius: '8px',
  cursor: 'help',
  // A touch target.
  '::after': { content: '""', position: 'absolute', inset: 'calc(50% - 22px) 0' },
})
