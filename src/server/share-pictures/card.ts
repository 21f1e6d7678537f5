import type { LogoPicture } from '#shared/site/logo.ts'

/** The contents of a shared link's picture. Texts are ready to display; the picture is a file's content. */
export interface Card {
  siteName: string
  accent?: string | undefined
  /** The shop's own logo; undefined when its name stands beside the site's mark. */
  logo?: CardLogo | undefined
  title: string
  label?: { text: string; tint: Tint } | undefined
  price?: string | undefined
  note?: string | undefined
  picture?: CardPicture | undefined
}

export type CardLogo = Pick<LogoPicture, 'width' | 'height' | 'plate'> & { png: Uint8Array }

interface CardPicture {
  content: Uint8Array
  /** A retailer's picture is shown whole; our own fills its side. */
  fit: 'cover' | 'contain'
  /** The part of an article's cover that stays visible when it fills its side. */
  focus?: string | undefined
}

export const TINTS = {
  clothing: { ground: '#F9DFD8', ink: '#7A3327' },
  feeding: { ground: '#F9E4B8', ink: '#6B4708' },
  toys: { ground: '#D7E8F2', ink: '#23506E' },
  nursery: { ground: '#E3DAEF', ink: '#4F3F7D' },
  safety: { ground: '#D8EBDF', ink: '#1F5747' },
  rose: { ground: '#F8DCE6', ink: '#7A2B4D' },
  sand: { ground: '#EDE4D3', ink: '#5C4A2A' },
  slate: { ground: '#DFE5EA', ink: '#3B4B5A' },
} as const

export type Tint = keyof typeof TINTS
