import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '#client/theme/text.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const articleHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'center',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.02fr)', gap: '56px' } },
})

export const articleTitle = style({
  ...text.h1,
  fontSize: '2rem',
  marginTop: '16px',
  '@media': {
    [from.md]: { fontSize: '2.5rem' },
    [from.lg]: { fontSize: '3.125rem' },
    [from.xl]: { fontSize: '2.875rem' },
    print: { fontSize: '22pt' },
  },
})

export const articleLead = style({
  fontSize: '1.0625rem',
  lineHeight: '1.5',
  color: colors.fg.muted,
  marginTop: '12px',
  textWrap: 'pretty',
  '@media': { [from.md]: { fontSize: '1.25rem', marginTop: '16px' } },
})

export const articleByline = style({ marginTop: '18px', '@media': { [from.md]: { marginTop: '24px' } } })

export const articleAuthor = style({ fontWeight: '650' })

export const articleFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  marginTop: '4px',
  fontSize: '0.9375rem',
  color: colors.fg.muted,
})

export const articlePicture = style([
  baseCss.rounded,
  {
    aspectRatio: '16/10',
    '@media': { print: { maxHeight: '6cm', aspectRatio: 'auto', marginBlock: '.5cm' } },
  },
])

export const articleColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'space-between',
  paddingTop: '24px',
  fontSize: '1.125rem',
  '@media': {
    [from.md]: { paddingTop: '48px' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 43.5em) minmax(220px, 300px)', columnGap: '48px' },
    [from.xl]: { columnGap: '72px' },
  },
})

export const articleMain = style({
  gridColumn: '1',
  minWidth: '0',
  '@media': { [from.lg]: { gridRow: '1' } },
})

export const articleAdvertising = style({
  fontSize: '1rem',
  padding: '12px 18px',
  marginBottom: '22px',
  borderRadius: radii.md,
  background: colors.brand.subtle,
  color: colors.brand.fg,
  '@media': { [from.md]: { marginBottom: '30px' } },
})

export const articleContents = style({ fontSize: '0.9375rem', '@media': { [from.lg]: { gridColumn: '2' } } })

export const articleContentsList = style({
  marginBottom: '18px',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.lg,
  background: colors.bg.panel,
  '@media': { [from.lg]: { display: 'none' } },
})

export const articleContentsSummary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '52px',
  paddingInline: '18px',
  fontWeight: '650',
  fontSize: '1rem',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

globalStyle(`[open] > ${articleContentsSummary} > ${iconCss.icon}`, { transform: 'rotate(180deg)' })

export const articleContentsNav = style({ paddingInline: '18px', paddingBottom: '12px' })

export const articleContentsSide = style({
  display: 'none',
  position: 'sticky',
  top: '104px',
  maxHeight: 'calc(100dvh - 128px)',
  overflowY: 'auto',
  padding: '22px 24px 18px',
  borderRadius: radii.xl,
  background: colors.bg.subtle,
  '@media': { [from.lg]: { display: 'block' } },
})

export const articleContentsTitle = style({ fontWeight: '700', fontSize: '1rem', marginBottom: '6px' })

export const articleContentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '6px',
  lineHeight: '1.35',
  color: colors.fg.muted,
  '@media': { [from.lg]: { minHeight: '38px' } },
  ':hover': baseCss.linkRule,
  selectors: { '&[aria-current]': { color: colors.brand.fg, fontWeight: '650' } },
})

export const articleShare = style({
  marginTop: '44px',
  paddingTop: '24px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const articleShareWays = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '14px' })

globalStyle(`${articleContents}, ${articleShare}, article[aria-labelledby=article-title] ~ section`, {
  '@media': { print: { display: 'none' } },
})

globalStyle(`${articleHead}, ${articleColumns}`, {
  '@media': { print: { display: 'block', fontSize: '11pt', paddingTop: '0' } },
})
