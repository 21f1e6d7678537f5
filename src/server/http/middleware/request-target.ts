/** Path and query of a whole address, as they stand in the first line of a request. */
export function requestTarget(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}
