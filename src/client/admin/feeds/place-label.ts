import type { FeedSource } from '#client/lib/trpc.ts'

/** A short form of a feed's location; the id of an uploaded file means nothing to a person. */
export function placeLabel({
  locationKind,
  location,
}: Pick<FeedSource, 'locationKind' | 'location'>): string {
  if (locationKind === 'upload') return 'Uploaded file'
  if (locationKind === 'path') return location
  return URL.canParse(location) ? new URL(location).host : location
}
