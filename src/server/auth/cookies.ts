interface Named {
  name: string
  /** Whether the site has https. Then neither a neighboring host nor a page without https can set the cookie. */
  isSecure: boolean
}

interface OwnCookie extends Named {
  value: string
  maxAgeSeconds: number
}

export function ownCookie({ name, value, maxAgeSeconds, isSecure }: OwnCookie): string {
  const pair = `${cookieName({ name, isSecure })}=${value}`
  const cookie = `${pair}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}

export function cookieValue(cookies: string, named: Named): string | undefined {
  const name = cookieName(named)
  const pair = cookies.split(';').find((cookie) => cookie.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}

export function cookieName({ name, isSecure }: Named): string {
  return isSecure ? `__Host-${name}` : name
}

export function isSecureSite({ PUBLIC_URL }: { PUBLIC_URL: string }): boolean {
  return PUBLIC_URL.startsWith('https:')
}
