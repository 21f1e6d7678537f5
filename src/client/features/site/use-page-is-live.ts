import { useEffect } from 'react'
import '#client/features/site/early-press.late.css.ts'
import { PAGE_IS_LIVE, PRESSED_EARLY, REACT_HEARS } from '#client/lib/page-is-live.ts'

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
export const EARLY_PRESS_SCRIPT = [
  '(()=>{',
  'let pressed;',
  `const keep=b=>{pressed?.removeAttribute('${PRESSED_EARLY}');pressed=b;b?.setAttribute('${PRESSED_EARLY}','')},`,
  "press=e=>{const b=e.target.closest('button[type=button]:not([popovertarget])');b&&keep(b)},",
  "send=e=>{if(!e.target.hasAttribute('action')){e.preventDefault();e.submitter&&keep(e.submitter)}};",
  "addEventListener('click',press,true);addEventListener('submit',send,true);",
  `addEventListener('${REACT_HEARS}',()=>keep());`,
  `addEventListener('${PAGE_IS_LIVE}',()=>{removeEventListener('click',press,true);removeEventListener('submit',send,true);`,
  'setTimeout(()=>{const b=pressed;keep();b?.click()})},{once:true})',
  '})()',
].join('')

const hear = () => dispatchEvent(new Event(REACT_HEARS))

/** For the element around all others: React calls them first, with each event that it can act on. */
export const hears = { onClickCapture: hear, onSubmitCapture: hear, onChangeCapture: hear }

/** From now on the router follows the address by itself. */
export function usePageIsLive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_LIVE))
  }, [])
}
