import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

afterEach(() => vi.useRealTimers())

test.each(['/privacy-policy', '/terms-of-service'])('%s shows the current date', async (path) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 11, 31, 23, 59) })
  const { app } = createTestApp()
  const html = async () => (await app.request(path)).text()
  expect(await html()).toContain('<time dateTime="2027-12-31">31 December 2027</time>')
  vi.setSystemTime(Date.UTC(2028, 0, 1))
  expect(await html()).toContain('<time dateTime="2028-01-01">1 January 2028</time>')
})

test('the footer shows the server’s year and passes the same day to the browser', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 11, 31, 23, 59) })
  const { app } = createTestApp()
  const html = async () => (await app.request('/about')).text()
  expect(await html()).toMatch(/© 2027 .*2027-12-31/s)
  vi.setSystemTime(Date.UTC(2028, 0, 1))
  expect(await html()).toMatch(/© 2028 .*2028-01-01/s)
})

test('an address typed into the sign-up page is escaped on its return', async () => {
  const { app, deps } = createTestApp()
  const response = await app.request('/subscribe', {
    method: 'POST',
    headers: { origin: deps.env.PUBLIC_URL },
    body: new URLSearchParams({ email: '"><script>alert(1)</script>', name: '</script><script>alert(2)' }),
  })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).not.toMatch(/<script>alert/)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})
