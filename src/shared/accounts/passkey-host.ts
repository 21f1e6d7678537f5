/** Browsers make passkeys for a host name alone, and only where nobody can listen. Undefined where nothing stands against them. */
export function passkeyObstacle(siteUrl: string): string | undefined {
  const { hostname, protocol } = new URL(siteUrl)
  if (/^\[|^[\d.]+$/.test(hostname)) return `Passkeys need a host name instead of ${hostname}`
  const isSafe = protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname)
  return isSafe ? undefined : 'Passkeys need an address that begins with https://'
}
