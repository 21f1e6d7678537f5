import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { countCode, countSignIn } from '#server/features/accounts/sign-in-limits.ts'
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

test('counts a refused guess of an address neither for its network nor the account', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, ['192.0.2.1'], 500)).toBe(10)
  expect(limits.usedShare('signInsToAccount', email)).toBe(0.01)
})

test('counts many addresses of one network as one', async () => {
  const limits = createLimits(1)
  const neighbours = Array.from({ length: 256 }, (_, index) => `192.0.2.${index}`)
  expect(await guesses(limits, neighbours, 3)).toBe(10)
  const ipv6 = Array.from({ length: 256 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`)
  expect(await guesses(limits, ipv6, 3)).toBe(10)
})

test('leaves 500 networks one guess each under attack, and a new network its own', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, addressesIn(500), 10)).toBe(550)
  expect(await guesses(limits, ['198.51.100.1'], 1)).toBe(1)
})

test('allows each wider network three more guesses an hour after a thousand', async () => {
  const limits = createLimits(1)
  expect(await guesses(limits, addressesIn(5_000), 2)).toBe(1_054)
  const attacker = { email, clientAddress: '10.7.200.1', browser: undefined }
  await expect(countSignIn(limits, attacker)).rejects.toMatchObject(REFUSED)
  await expect(countSignIn(limits, { ...attacker, email: 'bo@example.com' })).resolves.toBeDefined()
  await expect(countSignIn(limits, { ...attacker, clientAddress: '198.51.100.1' })).resolves.toBeDefined()
})

test('allows one network thirty guesses over all accounts, without affecting other networks', async () => {
  const limits = createLimits(1)
  const neighbour = (index: number) => ({ clientAddress: `192.0.2.${index}`, browser: undefined })
  for (let index = 0; index < 100; index += 1)
    await countSignIn(limits, { email, ...neighbour(index) }).catch(() => null)
  for (let index = 0; index < 20; index += 1)
    await countSignIn(limits, { email: `${index}@example.com`, ...neighbour(index) })
  const next = { email: 'bo@example.com', ...neighbour(200) }
  await expect(countSignIn(limits, next)).rejects.toMatchObject(REFUSED)
})

describe('a code after the first step', () => {
  const sender = (clientAddress: string, browser?: string) => ({ userId: 'ada', clientAddress, browser })
  const type = (limits: ReturnType<typeof createLimits>, clientAddress: string, browser?: string) =>
    countCode(limits, sender(clientAddress, browser), false).then(
      () => 'taken',
      () => 'refused',
    )

  test('is limited by network and in total for strangers, without affecting others', async () => {
    const limits = createLimits(1)
    const taken: string[] = []
    for (const address of addressesIn(10))
      for (let index = 0; index < 40; index += 1) taken.push(await type(limits, address))
    expect(taken.filter((answer) => answer === 'taken')).toHaveLength(100)
    expect(await type(limits, '198.51.100.1')).toBe('refused')
    expect(await type(limits, '10.0.0.7', 'my-browser')).toBe('taken')
    await expect(countCode(limits, sender('10.0.0.7'), true)).resolves.toBeDefined()
  })

  test('is limited to ten an hour for a recognized browser, refunded if correct', async () => {
    const limits = createLimits(1)
    for (let index = 0; index < 20; index += 1)
      await (await countCode(limits, sender('192.0.2.1', 'my-browser'), false))()
    const taken: string[] = []
    for (let index = 0; index < 12; index += 1) taken.push(await type(limits, '192.0.2.1', 'my-browser'))
    expect(taken.filter((answer) => answer === 'taken')).toHaveLength(10)
    expect(await type(limits, '192.0.2.1', 'my-phone')).toBe('taken')
  })
})

test('gives a recognized browser ten guesses of its own, even from an attacking address', async () => {
  const limits = createLimits(1)
  await guesses(limits, addressesIn(5_000), 2)
  const attempt = { email, clientAddress: '10.0.0.7', browser: 'my-browser' }
  for (let index = 0; index < 10; index += 1) await countSignIn(limits, attempt)
  await expect(countSignIn(limits, attempt)).rejects.toMatchObject(REFUSED)
  await expect(countSignIn(limits, { ...attempt, browser: 'my-phone' })).resolves.toBeDefined()
})

test('refunds every correct password', async () => {
  const limits = createLimits(1)
  for (let index = 0; index < 50; index += 1) {
    const refund = await countSignIn(limits, { email, clientAddress: '192.0.2.1', browser: undefined })
    await refund()
  }
  expect(limits.usedShare('signInsToAccount', email)).toBe(0)
})

test('keeps memory bounded after 210,000 refused sign-ins from new networks', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const limits = createLimits(1)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < 210_000; index += 1) {
    const clientAddress = `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.7`
    await countSignIn(limits, { email: `${index}@example.com`, clientAddress, browser: undefined })
  }
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  expect(limits.usedShare('signIns', '13.52.79.7')).toBe(0.1)
}, 60_000)
