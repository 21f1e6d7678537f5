import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { isPurgeAddress } from '#server/integrations/cache-purge.ts'
import { cachePurger, startCachePurges } from '#server/jobs/cache-purges.ts'

const log = pino({ level: 'silent' })

/** A cache in front, and a clock that goes as far as it is told. */
function purges(purge: () => Promise<void> = async () => undefined) {
  const state = { version: 1, at: 0 }
  const purgeMock = vi.fn(purge)
  const look = cachePurger({
    log,
    contentVersion: () => state.version,
    purge: purgeMock,
    now: () => state.at,
  })
  let nextLook = 0
  const pass = async (ms: number) => {
    const end = state.at + ms
    while (nextLook <= end) {
      state.at = nextLook
      nextLook += await look()
    }
    state.at = end
  }
  return { state, purgeMock, pass }
}

test('purges the front cache once at startup and once after many changes', async () => {
  const { state, purgeMock, pass } = purges()
  await pass(2_000)
  expect(purgeMock).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 20; change += 1) {
    state.version += 1
    await pass(100)
  }
  expect(purgeMock).toHaveBeenCalledTimes(1)
  await pass(5_000)
  expect(purgeMock).toHaveBeenCalledTimes(2)
  await pass(60_000)
  expect(purgeMock).toHaveBeenCalledTimes(2)
})

test('purges every five seconds during an import, and within six after the last change', async () => {
  const { state, purgeMock, pass } = purges()
  await pass(10_000)
  purgeMock.mockClear()
  for (let ms = 0; ms < 20_000; ms += 200) {
    state.version += 1
    await pass(200)
  }
  expect(purgeMock.mock.calls.length).toBeLessThanOrEqual(5)
  purgeMock.mockClear()
  await pass(6_000)
  expect(purgeMock).toHaveBeenCalledTimes(1)
})

test('retries a failed purge at growing intervals', async () => {
  let isUp = false
  const { purgeMock, pass } = purges(async () => {
    if (!isUp) throw new Error('refused')
  })
  await pass(60_000)
  expect(purgeMock.mock.calls.length).toBeGreaterThan(2)
  expect(purgeMock.mock.calls.length).toBeLessThan(8)
  isUp = true
  await pass(60_000)
  purgeMock.mockClear()
  await pass(60_000)
  expect(purgeMock).not.toHaveBeenCalled()
})

test('sends no purge without an address', async () => {
  await startCachePurges({ env: readEnvironment({}), log }, () => 1)()
})

test('allows a local or remote cache, but never a cloud metadata address', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.1', 'fd00::1', '93.184.216.34'])
    expect([address, isPurgeAddress(address)]).toEqual([address, true])
  for (const address of ['169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1', 'nonsense'])
    expect([address, isPurgeAddress(address)]).toEqual([address, false])
})
