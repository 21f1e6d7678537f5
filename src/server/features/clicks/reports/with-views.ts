interface ClickSum {
  key: string
  label: string
  currency: string
  clicks: number
  clicksSinceViews: number
  estimatedMinor: number | null
}

/** With fewer views, a rate means nothing. */
const ENOUGH_VIEWS = 20

/** Adds views and clicks per view to the first row of each key, and rows for keys that were viewed only. */
export function withViews(sums: ClickSum[], viewed: { key: string; views: number }[]) {
  const viewsByKey = new Map(viewed.map(({ key, views }) => [key, views]))
  const sumsByKey = Map.groupBy(sums, ({ key }) => key)
  const unclicked = viewed.filter(({ key }) => !sumsByKey.has(key))
  return [...sums, ...unclicked.map(({ key }) => unclickedSum(key))].map((row) => {
    const { clicksSinceViews: _, ...visible } = row
    const ofKey = sumsByKey.get(row.key) ?? [row]
    const views = row === ofKey[0] ? (viewsByKey.get(row.key) ?? null) : null
    return { ...visible, views, clicksPerView: rateOf(ofKey, views) }
  })
}

function unclickedSum(key: string): ClickSum {
  return { key, label: key, currency: '', clicks: 0, clicksSinceViews: 0, estimatedMinor: null }
}

function rateOf(sums: ClickSum[], views: number | null): number | null {
  if (views === null || views < ENOUGH_VIEWS) return null
  return sums.reduce((total, { clicksSinceViews }) => total + clicksSinceViews, 0) / views
}
