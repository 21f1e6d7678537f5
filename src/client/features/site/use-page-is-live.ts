import { useEffect } from 'react'
import { PAGE_IS_LIVE } from '#client/lib/page-is-live.ts'

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export const EARLY_BACK_SCRIPT = `((p,s,f)=>{f=()=>{if(location.pathname!==p||location.search!==s)location.reload()};addEventListener('popstate',f);addEventListener('${PAGE_IS_LIVE}',()=>removeEventListener('popstate',f))})(location.pathname,location.search)`

const PRESS_IS_HEARD = 'press-is-heard'

/**
 * A button that is pressed before React listens is pressed again once it does: the last one, as a person would. So is
 * that of a form that only the script can send; the browser alone would put what was typed into the address. What React
 * has heard is not repeated: while it takes the page over, it hears some presses already.
 */
export const EARLY_PRESS_SCRIPT = `((b,c,s)=>{c=e=>{b=e.target.closest('button[type=button]')||b};s=e=>{if(!e.target.hasAttribute('action')){e.preventDefault();b=e.submitter||b}};addEventListener('click',c,true);addEventListener('submit',s,true);addEventListener('${PRESS_IS_HEARD}',()=>{b=0});addEventListener('${PAGE_IS_LIVE}',()=>{removeEventListener('click',c,true);removeEventListener('submit',s,true);setTimeout(()=>b&&b.click())},{once:true})})()`

const hear = () => dispatchEvent(new Event(PRESS_IS_HEARD))

/** For the element around all others: React calls them with what it has heard, before any other. */
export const hearsPresses = { onClickCapture: hear, onSubmitCapture: hear }

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
