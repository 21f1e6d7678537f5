/** For a browser that does not tell when it has painted. */
const LONGEST_WAIT_MS = 1_000

/** What a visitor does first; and a picture that cannot be shown, in whose place the script puts another. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'click',
  'input',
  'submit',
  'error',
]

const TRIES_AGAIN_AFTER_MS = 1_000

const COMES_FROM_ELSEWHERE =
  '!history.state&&!location.search&&!location.hash&&!document.referrer.startsWith(location.origin+"/")'

interface PageScripts {
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
 * It stands in the head, since the first sign may be given before the page is complete.
 */
export function entryScript({ entry, parts, hydratesOnInteraction }: PageScripts): string {
  const names = (list: string[]) => JSON.stringify(list)
  return [
    '(()=>{',
    `const listen=n=>{for(const t of ${names(SIGNS_OF_LIFE)})self[n+'EventListener'](t,see,{capture:t!=='scroll'})},`,
    // Half a second after the load Chromium tells of a pointer in the corner that nobody has moved.
    "see=e=>e.type==='pointermove'&&e.movementX===0&&e.movementY===0&&!e.clientX&&!e.clientY||start(),",
    `load=()=>{import(${JSON.stringify(entry)}).catch(e=>{setTimeout(listen,${TRIES_AGAIN_AFTER_MS},'add');throw e});`,
    `for(const p of ${names(parts)})import(p).catch(()=>{})},`,
    "start=()=>{listen('remove');document.readyState==='loading'?self.addEventListener('DOMContentLoaded',load,{once:true}):load()};",
    hydratesOnInteraction ? `if(${COMES_FROM_ELSEWHERE})return listen('add');` : '',
    `if(document.hidden)return start();setTimeout(start,${LONGEST_WAIT_MS});`,
    "new PerformanceObserver(start).observe({type:'paint',buffered:true})",
    '})()',
  ].join('')
}
