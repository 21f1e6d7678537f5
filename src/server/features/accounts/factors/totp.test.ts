import { expect, test } from 'vitest'
import { authenticatorSetup, stepOfCode } from '#server/features/accounts/factors/totp.ts'

/** The secret of RFC 6238, appendix B; its codes are used with their last six digits. */
const SECRET = '12345678901234567890'
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
] as const

test.each(VECTORS)('accepts at %i seconds the code %s, also half a minute around', async (seconds, code) => {
  const step = Math.floor(seconds / 30)
  for (const distance of [-30, 0, 30])
    expect(await stepOfCode(SECRET, code, (seconds + distance) * 1_000)).toBe(step)
  for (const distance of [-60, 60])
    expect(await stepOfCode(SECRET, code, (seconds + distance) * 1_000)).toBeUndefined()
})

test('rejects any other code', async () => {
  for (const code of ['', '28708', '2870820', '287083', 'abcdef'])
    expect(await stepOfCode(SECRET, code, 59_000)).toBeUndefined()
})

test('gives the app the key in base 32 with the names of site and account', () => {
  const { address, typed } = authenticatorSetup(SECRET, { issuer: 'Tuck & Ling', account: 'ada@example.com' })
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(address).toContain('otpauth://totp/Tuck%20%26%20Ling:ada%40example.com?')
})
