import { useEffect } from 'react'

const PAGE_IS_LIVE = 'page-is-live'

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export const EARLY_BACK_SCRIPT = `(function(p,s){function f(){if(location.pathname!==p||location.search!==s)location.reload()}addEventListener('popstate',f);addEventListener('${PAGE_IS_LIVE}',function(){removeEventListener('popstate',f)})})(location.pathname,location.search)`

/** A button that is pressed before React listens is pressed again once it does: the last one, as a person would. */
export const EARLY_CLICK_SCRIPT = `(function(){var b;function c(e){b=e.target.closest('button[type=button]')||b}addEventListener('click',c,true);addEventListener('${PAGE_IS_LIVE}',function(){removeEventListener('click',c,true);if(b)setTimeout(function(){b.click()})},{once:true})})()`

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
