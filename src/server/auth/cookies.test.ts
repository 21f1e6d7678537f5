import { expect, test } from 'vitest'
import { cookieValue, isSecureSite, ownCookie } from '#server/auth/cookies.ts'

test('limits a cookie to this site, and to https where the site uses it', () => {
  const made = { name: 'step', value: 'a.b', maxAgeSeconds: 600 }
  expect(ownCookie({ ...made, isSecure: isSecureSite({ PUBLIC_URL: 'https://shop.example' }) })).toBe(
    '__Host-step=a.b; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(ownCookie({ ...made, isSecure: isSecureSite({ PUBLIC_URL: 'http://localhost' }) })).not.toContain(
    'Secure',
  )
})

test('finds a cookie by its whole name', () => {
  const step = { name: 'step', isSecure: false }
  expect(cookieValue('other-step=x; step=a=b ; z=1', step)).toBe('a=b')
  expect(cookieValue('other-step=x', step)).toBeUndefined()
  expect(cookieValue('', step)).toBeUndefined()
})

test('ignores cookies set by a neighboring host on an https site', () => {
  const step = { name: 'step', isSecure: true }
  expect(cookieValue('step=forged; __Secure-step=forged', step)).toBeUndefined()
  expect(cookieValue('step=forged; __Host-step=own', step)).toBe('own')
})
