interface OwnCookie {
  name: string
  value: string
  maxAgeSeconds: number
  isSecure: boolean
}

/** A cookie for this site alone, out of reach of scripts. */
export function ownCookie({ name, value, maxAgeSeconds, isSecure }: OwnCookie): string {
  const cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}

export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((cookie) => cookie.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}

export function isSecureSite({ PUBLIC_URL }: { PUBLIC_URL: string }): boolean {
  return PUBLIC_URL.startsWith('https:')
}
