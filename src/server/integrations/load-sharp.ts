/**
 * Loads sharp with the first requested picture, since most starts never need it. Uses one thread and no cache of its
 * own.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
