export interface PageScripts {
  entry: string
  /** Of its route: the entry would ask for them only once it is here. */
  parts: string[]
  /** The page is to be read: until somebody does something, nothing in it needs the script. */
  hydratesOnInteraction: boolean
}

/**
 * Starts the page's script after the first paint, which needs none of it: on a slow line fonts and the first picture
 * would have to share with it. A page that nobody sees yet paints nothing, so it does not wait.
 *
 * A page to be read waits for a sign of life of somebody who comes to it from elsewhere: most who come from a search engine
 * read it and leave by a link. Whoever moves within the site has the script already, and whoever filters will go on.
 *
 * It runs in the head, since the first sign may be given before the page is complete.
 */
export function start(
  load: (file: string) => Promise<unknown>,
  isUnmoved: (event: Event) => boolean,
  scripts: PageScripts,
) {
  const hear = (event: Event) => {
    if (!isUnmoved(event)) begin()
  }
  /** A picture that cannot be shown is a sign too: the script puts another in its place. */
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
  // For a browser that does not tell when it has painted.
  setTimeout(begin, 1_000)
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
}
