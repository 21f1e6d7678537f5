import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemoryWhenIdle } from '#server/startup/idle-memory.ts'

const MEGABYTE = 1024 * 1024

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function idleServer(spareMegabytes = 20) {
  const server = new EventEmitter()
  const giveBack = vi.fn()
  giveBackMemoryWhenIdle([server], { spareBytes: () => spareMegabytes * MEGABYTE, giveBack })
  return { ask: () => server.emit('request'), giveBack }
}

test('memory is given back once nobody has asked for five seconds', () => {
  const { ask, giveBack } = idleServer()
  for (let second = 0; second < 12; second += 1) {
    ask()
    vi.advanceTimersByTime(1_000)
  }
  expect(giveBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(giveBack).toHaveBeenCalledTimes(1)
})

test('no more than once a minute', () => {
  const { giveBack } = idleServer()
  vi.advanceTimersByTime(60_000)
  expect(giveBack).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(giveBack).toHaveBeenCalledTimes(2)
})

test('only where it is worth it', () => {
  const { giveBack } = idleServer(11)
  vi.advanceTimersByTime(60_000)
  expect(giveBack).not.toHaveBeenCalled()
})

test('what V8 keeps for new objects becomes less', () => {
  const heap = () => process.memoryUsage().heapTotal
  let kept: object[] = []
  for (let index = 0; index < 2_000_000; index += 1) {
    kept.push({ index })
    if (kept.length > 200_000) kept = []
  }
  const before = heap()
  giveBackMemoryWhenIdle([new EventEmitter()])
  kept = []
  vi.advanceTimersByTime(10_000)
  expect(heap()).toBeLessThan(before)
})
