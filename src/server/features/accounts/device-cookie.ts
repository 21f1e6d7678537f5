import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieValue, ownCookie } from '#server/auth/cookies.ts'
import { DAY_S } from '#shared/time/durations.ts'

const PURPOSE = 'device cookie'
/** The longest lifetime that browsers allow a cookie. */
const VALID_DAYS = 400
const VALUE = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/

interface Account {
  email: string
  secret: string
  isSecure: boolean
}

/** Returns the browser's id when it has signed in to the account before; its cookie is signed for this account. */
export function recognizedBrowser(cookies: string, account: Account, nowMs = Date.now()): string | undefined {
  const [, id, issuedAt, signature] =
    VALUE.exec(cookieValue(cookies, { name: nameFor(account), isSecure: account.isSecure }) ?? '') ?? []
  if (!id || !issuedAt || !signature) return undefined
  if (nowMs / 1_000 - Number(issuedAt) > VALID_DAYS * DAY_S) return undefined
  const expected = Buffer.from(sign(account, id, issuedAt))
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined
}

export function deviceCookie(account: Account & { browser: string | undefined }, nowMs = Date.now()): string {
  const id = account.browser ?? randomBytes(16).toString('base64url')
  const issuedAt = String(Math.floor(nowMs / 1_000))
  const value = `${id}.${issuedAt}.${sign(account, id, issuedAt)}`
  const { isSecure } = account
  return ownCookie({ name: nameFor(account), value, maxAgeSeconds: VALID_DAYS * DAY_S, isSecure })
}

/** Names the cookie per account, without revealing the account. */
function nameFor({ email, secret }: Account): string {
  return `device-${hmac(secret, `name ${email.toLowerCase()}`).slice(0, 12)}`
}

function sign({ email, secret }: Account, id: string, issuedAt: string): string {
  return hmac(secret, `browser ${id} ${issuedAt} ${email.toLowerCase()}`)
}

function hmac(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
