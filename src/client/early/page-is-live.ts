import { useEffect } from 'react'

/** The event that says that React is about to take the page over. */
export const PAGE_IS_TAKEN_OVER = 'page-is-taken-over'

/** The event that says that React listens now. */
export const PAGE_IS_LIVE = 'page-is-live'

/** The event that says that React has heard of a press or a change. */
export const REACT_HEARS = 'react-hears'

const hear = () => dispatchEvent(new Event(REACT_HEARS))

/** For the element around all others: React calls them first, with each event that it can act on. */
export const hears = { onClickCapture: hear, onSubmitCapture: hear, onChangeCapture: hear }

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export function reloadOnBack(live: string) {
  const { pathname, search } = location
  const reload = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', reload)
  addEventListener(live, () => removeEventListener('popstate', reload))
}
