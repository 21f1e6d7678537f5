export const SAMPLE_SOURCE = 'sample'

/** Sources without a feed: only administrators can change their products. */
export const OWN_SOURCES: readonly string[] = ['manual', SAMPLE_SOURCE]

export function isFromFeed(source: string): boolean {
  return !OWN_SOURCES.includes(source)
}
