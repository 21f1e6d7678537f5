import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { countSignIn } from '#server/features/accounts/sign-in-limits.ts'
import { createLimits } from '#server/limits/limits.ts'

const email = 'ada@example.com'
const REFUSED = { code: 'TOO_MANY_REQUESTS' }

/** Tries so often from each address; returns how many of them were let through to the password. */
async function guesses(limits: ReturnType<typeof createLimits>, addresses: string[], times: number) {
  let passed = 0
  for (let round = 0; round < times; round += 1) {
    for (const clientAddress of addresses) {
      const wasCounted = await countSignIn(limits, { email, clientAddress, browser: undefined }).catch(
        () => null,
      )
      if (wasCounted) passed += 1
    }
  }
  return passed
}

const addressesIn = (networks: number) =>
  Array.from({ length: networks }, (_, index) => `10.${index >> 8}.${index & 255}.7`)

test('what is refused for its address counts neither for its network nor for the account', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, ['192.0.2.1'], 500)).toBe(10)
  expect(limits.usedShare('signInsToAccount', email)).toBe(0.01)
})

test('many addresses of one network are one guesser', async () => {
  const limits = createLimits(1)
  const neighbours = Array.from({ length: 256 }, (_, index) => `192.0.2.${index}`)
  expect(await guesses(limits, neighbours, 3)).toBe(10)
  const ipv6 = Array.from({ length: 256 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`)
  expect(await guesses(limits, ipv6, 3)).toBe(10)
})

test('500 networks have one guess each once the account is under attack, and a fresh network still has its own', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, addressesIn(500), 10)).toBe(550)
  expect(await guesses(limits, ['198.51.100.1'], 1)).toBe(1)
})

test('however many networks guess, an account sees a thousand guesses an hour', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, addressesIn(5_000), 2)).toBe(1_000)
  const unknown = { email, clientAddress: '198.51.100.1', browser: undefined }
  await expect(countSignIn(limits, unknown)).rejects.toMatchObject(REFUSED)
  await expect(countSignIn(limits, { ...unknown, email: 'bo@example.com' })).resolves.toBeDefined()
})

test('a known browser has ten guesses of its own, whatever others did, from the attacked address too', async () => {
  const limits = createLimits(1)
  await guesses(limits, addressesIn(5_000), 2)
  const known = { email, clientAddress: '10.0.0.7', browser: 'my-browser' }
  for (let index = 0; index < 10; index += 1) await countSignIn(limits, known)
  await expect(countSignIn(limits, known)).rejects.toMatchObject(REFUSED)
  await expect(countSignIn(limits, { ...known, browser: 'my-phone' })).resolves.toBeDefined()
})

test('a right password leaves nothing behind', async () => {
  const limits = createLimits(1)
  for (let index = 0; index < 50; index += 1) {
    const refund = await countSignIn(limits, { email, clientAddress: '192.0.2.1', browser: undefined })
    await refund()
  }
  expect(limits.usedShare('signInsToAccount', email)).toBe(0)
})

test('210,000 refused sign-ins from new addresses take a bounded amount of memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const limits = createLimits(1)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < 210_000; index += 1) {
    const clientAddress = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    await countSignIn(limits, { email: `${index}@example.com`, clientAddress, browser: undefined })
  }
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  expect(limits.usedShare('signIns', '10.3.52.79')).toBe(0.1)
}, 60_000)
