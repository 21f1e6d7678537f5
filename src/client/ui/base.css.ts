import '#client/theme/reset.css.ts'
import '#client/theme/global.css.ts'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { below, colors, from, radii } from '#client/theme/vars.ts'

const dotColor = createVar()

export const wrap = style({
  width: '100%',
  maxWidth: '1320px',
  marginInline: 'auto',
  paddingLeft: 'max(16px, env(safe-area-inset-left))',
  paddingRight: 'max(16px, env(safe-area-inset-right))',
  '@media': {
    [from.md]: {
      paddingLeft: 'max(40px, env(safe-area-inset-left))',
      paddingRight: 'max(40px, env(safe-area-inset-right))',
    },
  },
})

export const section = style({ paddingTop: '48px', '@media': { [from.md]: { paddingTop: '72px' } } })

export const sectionHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '24px',
  marginBottom: '18px',
  '@media': { [from.md]: { marginBottom: '28px' } },
})

globalStyle(`${sectionHead} p`, {
  color: colors.fg.muted,
  marginTop: '8px',
  fontSize: '1rem',
  '@media': { [from.md]: { fontSize: '1.0625rem' } },
})

export const h1 = style({ ...text.h1 })

export const h2 = style({ ...text.h2 })

export const h3 = style({ ...text.h3 })

export const lead = style({ ...text.lead, color: colors.fg.muted, marginTop: '14px', maxWidth: '34em' })

/** For texts whose elements have no classes. */
export const linkRule = {
  color: colors.brand.fg,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
} as const

export const link = style(linkRule)

/** A link of its own, as high as a fingertip. */
export const ownLinkRule = {
  ...linkRule,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const

export const rounded = style({
  borderRadius: radii.xl,
  '@media': { [from.md]: { borderRadius: radii['2xl'] } },
})

export const muted = style({ color: colors.fg.muted })

export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const visuallyHidden = style(unseen)

export const skipLink = style({
  position: 'absolute',
  left: '16px',
  top: '-80px',
  zIndex: '30',
  background: colors.brand.solid,
  color: colors.brand.contrast,
  padding: '12px 20px',
  borderRadius: radii.full,
  fontWeight: '600',
  ':focus': { top: '12px' },
})

export const grid = style({ display: 'grid', gap: '18px', '@media': { [from.md]: { gap: '24px' } } })

export const grid3 = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '28px' },
  },
})

/** For suggestions: in two columns the third is left out rather than standing alone. */
export const noneAlone = style({})

globalStyle(`${noneAlone} > :last-child:nth-child(3)`, {
  '@media': { [`${from.md} and ${below.lg}`]: { display: 'none' } },
})

export const grid4 = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const more = style({
  fontWeight: '650',
  color: colors.brand.fg,
  gap: '6px',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  paddingBlock: '10px',
  display: 'inline-flex',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})

export const desk = style({ display: 'none', '@media': { [from.md]: { display: 'inline-flex' } } })

export const tag = style({
  fontSize: '0.8125rem',
  fontWeight: '650',
  borderRadius: radii.full,
  padding: '4px 11px',
  background: colors.bg.muted,
  color: colors.fg.muted,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

function tint({ subtle, fg, solid }: typeof colors.clothing) {
  return style({ background: subtle, color: fg, vars: { [dotColor]: solid } })
}

export const tintClothing = tint(colors.clothing)

export const tintFeeding = tint(colors.feeding)

export const tintToys = tint(colors.toys)

export const tintNursery = tint(colors.nursery)

export const tintSafety = tint(colors.safety)

export const tintColors = {
  coral: colors.clothing,
  amber: colors.feeding,
  sky: colors.toys,
  violet: colors.nursery,
  green: colors.safety,
  rose: colors.rose,
  sand: colors.sand,
  slate: colors.slate,
}

export const tints = {
  coral: tintClothing,
  amber: tintFeeding,
  sky: tintToys,
  violet: tintNursery,
  green: tintSafety,
  rose: tint(tintColors.rose),
  sand: tint(tintColors.sand),
  slate: tint(tintColors.slate),
}

export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: radii.full,
  background: dotColor,
  flex: 'none',
})

export const btn = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '9px',
  minHeight: '48px',
  padding: '.4em 24px',
  borderRadius: radii.full,
  fontWeight: '600',
  fontSize: '1rem',
  lineHeight: '1.2',
  border: '1.5px solid transparent',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: 'background .18s, border-color .18s, box-shadow .18s',
  ':disabled': { opacity: '.55', cursor: 'not-allowed' },
  '@media': {
    // A long label takes a second line where it is wider than the window.
    [below.md]: { flexShrink: '0', maxWidth: '100%', whiteSpace: 'normal', textAlign: 'center' },
  },
})

export const btnSm = style({ minHeight: '44px', paddingInline: '18px', fontSize: '0.9375rem' })

export const btnLg = style({
  minHeight: '52px',
  paddingInline: '16px',
  fontSize: '1rem',
  '@media': { [from.md]: { minHeight: '56px', paddingInline: '30px', fontSize: '1.0625rem' } },
})

export const btnSolid = style({
  background: colors.brand.solid,
  color: colors.brand.contrast,
  ':hover': { background: colors.brand.emphasized },
})

export const btnOutline = style({
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  borderColor: colors.border.control,
  ':hover': { borderColor: colors.fg.DEFAULT },
})

/** A button around an icon. */
export const roundRule = {
  width: '44px',
  height: '44px',
  borderRadius: radii.full,
  display: 'grid',
  placeItems: 'center',
  border: '0',
  cursor: 'pointer',
} as const

export const iconBtn = style({
  ...roundRule,
  color: colors.fg.DEFAULT,
  background: 'transparent',
  fontSize: '1.25rem',
  transition: 'background .18s',
  ':hover': { background: colors.bg.subtle },
})

export const btnSoft = style({
  background: colors.brand.subtle,
  color: colors.brand.fg,
  ':hover': { background: colors.brand.muted },
})

export const solidButton = style([btn, btnSolid])

export const outlineButton = style([btn, btnOutline])

export const softButton = style([btn, btnSoft])

export const noScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex' } },
})

export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
