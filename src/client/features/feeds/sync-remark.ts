/** What is to be said of a sync beside its success: nothing when every feed went well. */
export function syncRemark(feeds: { feed: string; status: string }[]): string | undefined {
  if (feeds.length === 0) return 'No feed is configured, so nothing changed.'
  const failed = feeds.filter(({ status }) => status === 'failed')
  const unfinished = feeds.filter(({ status }) => status === 'running' || status === 'waiting')
  const remarks = [
    ...(failed.length > 0 ? [`Not imported: ${failed.map(({ feed }) => feed).join(', ')}.`] : []),
    ...(unfinished.length > 0
      ? [`Still being imported: ${unfinished.map(({ feed }) => feed).join(', ')}.`]
      : []),
  ]
  return remarks.join(' ') || undefined
}
