import { useEffect } from 'react'

/** Fired when React is about to hydrate the page. */
export const PAGE_IS_TAKEN_OVER = 'page-is-taken-over'

export const PAGE_IS_LIVE = 'page-is-live'

export const REACT_HEARS = 'react-hears'

const hear = () => dispatchEvent(new Event(REACT_HEARS))

/** For the root element: React calls its handlers first, with each event that it can act on. */
export const hears = { onClickCapture: hear, onSubmitCapture: hear, onChangeCapture: hear }

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}

/**
 * After a reload the browser goes back within the same document. Before React listens, nothing would update the page,
 * and React would then hydrate markup of another address. So the page is reloaded.
 */
export function reloadOnBack(live: string) {
  const { pathname, search } = location
  const reload = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', reload)
  addEventListener(live, () => removeEventListener('popstate', reload))
}
