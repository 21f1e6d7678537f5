/** The file as a whole cannot be imported: a sentence that says what arrived instead of a feed. */
export class FeedError extends Error {
  override name = 'FeedError'
}
