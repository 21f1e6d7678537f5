import type { LinkProps } from '@tanstack/react-router'
import { editorLink } from '#client/admin/clicks/editor-link.ts'
import type { ClickRow } from '#client/lib/trpc.ts'
import { formatNumber, formatPrice, formatShare } from '#shared/messages/formats.ts'

export interface ClickSum {
  key: string
  label: string
  clicks: number
  views: number | null
  /** Null without enough views. */
  clicksPerView: number | null
  estimates: { currency: string; minor: number }[]
  link?: LinkProps | undefined
}

/** Adds up rows with the same key, in their order. The server splits them by currency; the first has the views. */
export function sumByKey(rows: ClickRow[]): ClickSum[] {
  const sums = new Map<string, ClickSum>()
  for (const { key, label, clicks, views, clicksPerView, currency, estimatedMinor } of rows) {
    const sum = sums.get(key) ?? { key, label, clicks: 0, views, clicksPerView, estimates: [] }
    sums.set(key, sum)
    sum.clicks += clicks
    if (!currency || !estimatedMinor) continue
    const existing = sum.estimates.find((estimate) => estimate.currency === currency)
    if (existing) existing.minor += estimatedMinor
    else sum.estimates.push({ currency, minor: estimatedMinor })
  }
  return [...sums.values()]
}

export function sumByPage(rows: ClickRow[]): ClickSum[] {
  return sumByKey(rows).map((sum) => ({ ...sum, link: editorLink(sum.key) }))
}

export function totalOf(rows: ClickRow[]): ClickSum {
  const [total = NONE] = sumByKey(rows.map((row) => ({ ...row, key: NONE.key, label: NONE.label })))
  return { ...total, views: rows.reduce((sum, { views }) => sum + (views ?? 0), 0) }
}

const NONE: ClickSum = {
  key: 'total',
  label: 'Total',
  clicks: 0,
  views: 0,
  clicksPerView: null,
  estimates: [],
}

export function describeEstimate({ estimates }: Pick<ClickSum, 'estimates'>): string {
  if (estimates.length === 0) return '–'
  return estimates.map(({ currency, minor }) => formatPrice(minor, currency)).join(' + ')
}

export function describeViews({ views }: Pick<ClickSum, 'views'>): string {
  return views === null ? '–' : formatNumber(views)
}

export function describeRate({ clicksPerView }: Pick<ClickSum, 'clicksPerView'>): string {
  return clicksPerView === null ? '–' : formatShare(clicksPerView, 1)
}
