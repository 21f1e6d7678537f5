import { type CSSProperties, createElement, type ReactNode } from 'react'
import { type Card, type CardLogo, TINTS } from '#server/share-pictures/card.ts'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '#shared/pictures/share-picture-addresses.ts'
import { brandPalette } from '#shared/site/brand-palette.ts'
import { GROUNDS } from '#shared/site/logo.ts'

export const PANEL_WIDTH = 620
/** Each family is followed by its extended version, which has the rarer letters. */
export const HEADING_FONTS = ['Bricolage Grotesque', 'Bricolage Grotesque Extended'] as const
export const BODY_FONTS = ['Figtree', 'Figtree Extended'] as const
const HEADING = HEADING_FONTS.join(', ')
const BODY = BODY_FONTS.join(', ')
/** Characters missing from those fonts, which would be drawn as empty boxes. */
const NOT_DRAWN = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}+=<>|~^°©®™×]+/gu
const PAPER = '#FFFCF8'
const INK = '#22302F'
const INK_MUTED = '#53625F'
const PANEL_PADDING = 64
const MARK_PATH = 'M13 53V33a19 19 0 0 1 38 0v20'
const LOGO = { width: 400, height: 72, padding: 14 }
const LARGE_LOGO = { width: 380, height: 260, padding: 40 }
const TITLE_SIZES = [
  { upTo: 20, fontSize: 72, lines: 3 },
  { upTo: 38, fontSize: 62, lines: 4 },
  { upTo: 60, fontSize: 52, lines: 4 },
  { upTo: Number.POSITIVE_INFINITY, fontSize: 44, lines: 4 },
]

/** Lays out the panel with the texts beside the tint that carries the picture. */
export function cardLayout(card: Card): ReactNode {
  const { solid, subtle } = brandPalette(card.accent)
  const ground = card.label ? TINTS[card.label.tint].ground : subtle[0]
  return box({ width: SHARE_PICTURE_WIDTH, height: SHARE_PICTURE_HEIGHT, backgroundColor: ground }, [
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: PANEL_WIDTH,
        height: SHARE_PICTURE_HEIGHT,
        padding: PANEL_PADDING,
        backgroundColor: PAPER,
      },
      [
        card.logo ? ownLogo(card.logo, LOGO) : brand(card.siteName, solid[0]),
        middle(card, solid[0]),
        text(drawable(card.note ?? ''), { fontSize: 26, color: INK_MUTED }),
      ],
    ),
    ...(card.picture ? [] : [largeMark(card.logo)]),
  ])
}

function brand(siteName: string, color: string): ReactNode {
  const name = { fontFamily: HEADING, fontSize: 40, color, letterSpacing: '-0.02em' }
  return box({ alignItems: 'center', gap: 16 }, [
    mark(52, color),
    clamped(drawable(siteName), 1, { ...name, lineHeight: 1.2, maxWidth: 400 }),
  ])
}

function middle({ title, label, price }: Card, color: string): ReactNode {
  return box({ flexDirection: 'column', alignItems: 'flex-start', gap: 22 }, [
    ...(label ? [pill(label)] : []),
    heading(drawable(title)),
    ...(price ? [text(price, { fontFamily: HEADING, fontSize: 52, color, letterSpacing: '-0.01em' })] : []),
  ])
}

function heading(title: string): ReactNode {
  const size = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)
  return clamped(title, size?.lines ?? 1, {
    fontFamily: HEADING,
    fontSize: size?.fontSize,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    color: INK,
    maxWidth: PANEL_WIDTH - 2 * PANEL_PADDING,
  })
}

function pill({ text: words, tint }: NonNullable<Card['label']>): ReactNode {
  const { ground, ink } = TINTS[tint]
  return box({ backgroundColor: ground, borderRadius: 999, padding: '8px 20px' }, [
    text(words, { fontSize: 24, color: ink }),
  ])
}

function largeMark(logo: CardLogo | undefined): ReactNode {
  return box({ flexGrow: 1, alignItems: 'center', justifyContent: 'center' }, [
    logo ? ownLogo({ ...logo, plate: logo.plate ?? 'light' }, LARGE_LOGO) : mark(320, PAPER),
  ])
}

/** Draws the logo as large as its space allows, on the ground that it needs; the panel's own is light. */
function ownLogo({ png, width, height, plate }: CardLogo, most: typeof LOGO): ReactNode {
  const scale = Math.min(most.width / width, most.height / height)
  const src = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const padding = plate && (plate === 'dark' || most === LARGE_LOGO) ? most.padding : 0
  const ground = padding && plate ? { backgroundColor: GROUNDS[plate], borderRadius: padding } : {}
  return box({ padding, ...ground }, [createElement('img', { src, ...size })])
}

function mark(width: number, color: string): ReactNode {
  const arch = { fill: 'none', stroke: color, strokeWidth: 11, strokeLinecap: 'round' as const }
  return createElement('svg', { width, height: width, viewBox: '0 0 64 64' }, [
    createElement('path', { key: 'arch', d: MARK_PATH, ...arch }),
    createElement('circle', { key: 'child', cx: 32, cy: 47.5, r: 8, fill: '#E4735C' }),
  ])
}

function drawable(words: string): string {
  return words.normalize('NFC').replace(NOT_DRAWN, '').replace(/\s+/g, ' ').trim()
}

function clamped(words: string, lines: number, style: CSSProperties): ReactNode {
  return text(words, {
    ...style,
    display: 'block',
    lineClamp: `${lines} "…"`,
    overflow: 'hidden',
    wordBreak: 'break-word',
  })
}

function text(words: string, style: CSSProperties): ReactNode {
  return createElement('div', { style: { fontFamily: BODY, fontWeight: 700, ...style } }, words)
}

function box(style: CSSProperties, children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}
