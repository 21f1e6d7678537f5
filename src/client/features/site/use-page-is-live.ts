import { useEffect } from 'react'
import { PAGE_IS_LIVE, REACT_HEARS } from '#client/lib/page-is-live.ts'

/**
 * After a reload the browser goes back within the same document. Until React listens, nobody would change what the page
 * shows, and React would then take over markup that belongs to another address: so the page is loaded anew.
 */
export const EARLY_BACK_SCRIPT = `((p,s,f)=>{f=()=>{if(location.pathname!==p||location.search!==s)location.reload()};addEventListener('popstate',f);addEventListener('${PAGE_IS_LIVE}',()=>removeEventListener('popstate',f))})(location.pathname,location.search)`

/**
 * A button that is pressed before React listens is pressed again once it does: the last one, as a person would. So is
 * that of a form that only the script can send; the browser alone would put what was typed into the address. What opens a
 * popover needs no script. What React has heard is not repeated: while it takes the page over, it hears presses already.
 */
export const EARLY_PRESS_SCRIPT = `((b,c,s)=>{c=e=>{b=e.target.closest('button[type=button]:not([popovertarget])')||b};s=e=>{if(!e.target.hasAttribute('action')){e.preventDefault();b=e.submitter||b}};addEventListener('click',c,true);addEventListener('submit',s,true);addEventListener('${REACT_HEARS}',()=>{b=0});addEventListener('${PAGE_IS_LIVE}',()=>{removeEventListener('click',c,true);removeEventListener('submit',s,true);setTimeout(()=>b&&b.click())},{once:true})})()`

const hear = () => dispatchEvent(new Event(REACT_HEARS))

/** For the element around all others: React calls them first, with each event that it can act on. */
export const hears = { onClickCapture: hear, onSubmitCapture: hear, onChangeCapture: hear }

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
