/** Thrown when the whole file cannot be imported; the message says what arrived instead of a feed. */
export class FeedError extends Error {
  override name = 'FeedError'
}
