/** Returns the link if it is an absolute http(s) URL with a host, otherwise undefined. */
export function safeHttpUrl(value: string | null | undefined): string | undefined {
  if (!value) return undefined
  const url = URL.parse(value)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || !url.hostname) return undefined
  return value
}
