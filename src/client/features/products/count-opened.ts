/** In the results of a search; which one, the browser says by itself. A new tab needs none: its page is asked for from here. */
export function countOpened() {
  if (/[?&]search=/.test(location.search)) navigator.sendBeacon('/api/clicks', 'opened')
}
