import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

afterEach(() => vi.useRealTimers())

test.each(['/privacy-policy', '/terms-of-service'])(
  '%s shows the day on which it is asked for',
  async (path) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 11, 31, 23, 59) })
    const { app } = createTestApp()
    const html = async () => (await app.request(path)).text()
    expect(await html()).toContain('<time dateTime="2027-12-31">31 December 2027</time>')
    vi.setSystemTime(Date.UTC(2028, 0, 1))
    expect(await html()).toContain('<time dateTime="2028-01-01">1 January 2028</time>')
  },
)

test('an address that is given to the sign-up page is escaped', async () => {
  const { app } = createTestApp()
  const response = await app.request(`/subscribe?email=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('noindex')
})
