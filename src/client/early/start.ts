export interface PageScripts {
  entry: string
  /** The route's modules: the entry would request them only after it has loaded. */
  parts: string[]
  /** The page is for reading: until a visitor interacts, it needs no script. */
  hydratesOnInteraction: boolean
}

/**
 * Starts the page's script after the first paint, which needs none of it. On a slow line it would compete with fonts
 * and the first picture. A hidden page paints nothing, so it does not wait.
 *
 * A page for reading waits for a first interaction if the visitor comes from another site. Most visitors from a search
 * engine read it and leave by a link. Visitors who move within the site have the script already, and visitors who
 * filter will go on.
 *
 * It runs in the head, since the first interaction may come before the page is complete.
 */
export function start(
  load: (file: string) => Promise<unknown>,
  isUnmoved: (event: Event) => boolean,
  scripts: PageScripts,
) {
  const hear = (event: Event) => {
    if (!isUnmoved(event)) begin()
  }
  /** A picture that fails to load counts too: the script replaces it. */
  const signs = 'pointermove pointerdown keydown focusin scroll click input submit error'.split(' ')
  const listen = () => {
    for (const sign of signs) addEventListener(sign, hear, { capture: sign !== 'scroll' })
  }
  const loadAll = () => {
    load(scripts.entry).catch((error) => {
      setTimeout(listen, 1_000)
      throw error
    })
    for (const part of scripts.parts) load(part).catch(() => {})
  }
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, hear, { capture: sign !== 'scroll' })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadAll, { once: true })
    else loadAll()
  }
  const comesFromElsewhere =
    !history.state &&
    !location.search &&
    !location.hash &&
    !document.referrer.startsWith(`${location.origin}/`)
  if (scripts.hydratesOnInteraction && comesFromElsewhere) return listen()
  if (document.hidden) return begin()
  // For a browser that does not report paints.
  setTimeout(begin, 1_000)
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
}
