/** When the first picture is asked for: most starts never need it. One thread and no cache of its own. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
