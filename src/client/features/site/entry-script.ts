/** For a browser that does not tell when it has painted. */
const LONGEST_WAIT_MS = 1_000

/**
 * Starts the page's script after the first paint, which needs none of it: on a slow line fonts and the first picture
 * would have to share with it. A page that nobody sees yet paints nothing, so it does not wait.
 */
export function entryScript(address: string): string {
  return `(f=>{if(document.hidden)return f();setTimeout(f,${LONGEST_WAIT_MS});new PerformanceObserver(f).observe({type:'paint',buffered:true})})(()=>import(${JSON.stringify(address)}))`
}
