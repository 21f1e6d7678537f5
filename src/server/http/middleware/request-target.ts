export function requestTarget(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}
