export const SAMPLE_SOURCE = 'sample'

/** Sources that are no feed: nothing but an administrator changes their products. */
export const OWN_SOURCES: readonly string[] = ['manual', SAMPLE_SOURCE]

export function isFromFeed(source: string): boolean {
  return !OWN_SOURCES.includes(source)
}
