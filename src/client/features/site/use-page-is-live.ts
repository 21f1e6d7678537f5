import { useEffect } from 'react'

const PAGE_IS_LIVE = 'page-is-live'

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export const EARLY_BACK_SCRIPT = `(function(p,s){function f(){if(location.pathname!==p||location.search!==s)location.reload()}addEventListener('popstate',f);addEventListener('${PAGE_IS_LIVE}',function(){removeEventListener('popstate',f)})})(location.pathname,location.search)`

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
