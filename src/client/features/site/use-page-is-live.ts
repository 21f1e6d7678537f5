import { useEffect } from 'react'
import { PAGE_IS_LIVE } from '#client/lib/page-is-live.ts'

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export const EARLY_BACK_SCRIPT = `((p,s,f)=>{f=()=>{if(location.pathname!==p||location.search!==s)location.reload()};addEventListener('popstate',f);addEventListener('${PAGE_IS_LIVE}',()=>removeEventListener('popstate',f))})(location.pathname,location.search)`

/**
 * A button that is pressed before React listens is pressed again once it does: the last one, as a person would. So is
 * that of a form that only the script can send; the browser alone would put what was typed into the address.
 */
export const EARLY_PRESS_SCRIPT = `((b,c,s)=>{c=e=>{b=e.target.closest('button[type=button]')||b};s=e=>{if(!e.target.hasAttribute('action')){e.preventDefault();b=e.submitter||b}};addEventListener('click',c,true);addEventListener('submit',s,true);addEventListener('${PAGE_IS_LIVE}',()=>{removeEventListener('click',c,true);removeEventListener('submit',s,true);if(b)setTimeout(()=>b.click())},{once:true})})()`

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
