import { expect, test } from 'vitest'
import { deviceCookie, recognizedBrowser } from '#server/features/accounts/device-cookie.ts'

const ada = { email: 'ada@example.com', secret: 'a secret of this installation', isSecure: true }
const made = { ...ada, browser: undefined }
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

test('recognizes a browser by its cookie, in any letter case of the address', () => {
  const pair = pairOf(deviceCookie(made))
  const id = recognizedBrowser(`theme=dark; ${pair}; x=y`, { ...ada, email: 'Ada@Example.com' })
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(recognizedBrowser(pairOf(deviceCookie({ ...made, browser: id })), ada)).toBe(id)
})

test('limits the cookie to this site, hides it from scripts, and names no account', () => {
  const cookie = deviceCookie(made)
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(cookie).not.toContain('ada')
})

test('rejects the cookie for another account or secret, changed, or expired', () => {
  const pair = pairOf(deviceCookie(made))
  const bo = { ...ada, email: 'bo@example.com' }
  expect(recognizedBrowser(pair, bo)).toBeUndefined()
  const [, value] = pair.split('=')
  const nameOfBo = pairOf(deviceCookie({ ...made, ...bo })).split('=')[0]
  expect(recognizedBrowser(`${nameOfBo}=${value}`, bo)).toBeUndefined()
  expect(recognizedBrowser(pair, { ...ada, secret: 'another' })).toBeUndefined()
  expect(recognizedBrowser(pair.slice(0, -1), ada)).toBeUndefined()
  expect(recognizedBrowser(pair.replace(/\.(\d)/, '.9$1'), ada)).toBeUndefined()
  expect(recognizedBrowser(pair, ada, Date.now() + 401 * 24 * 3_600_000)).toBeUndefined()
  expect(recognizedBrowser('', ada)).toBeUndefined()
})
