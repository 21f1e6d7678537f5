import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isOrphaned, thisOwner } from '#server/features/feeds/storing/run-owner.ts'

const ended = spawnSync(process.execPath, ['-e', '']).pid

test('a run of this process is no orphan while it gives signs of life', () => {
  const now = Date.now()
  expect(isOrphaned({ owner: thisOwner(), heartbeatAt: new Date(now) }, now)).toBe(false)
  expect(isOrphaned({ owner: thisOwner(), heartbeatAt: new Date(now - 61_000) }, now)).toBe(true)
})

test('a run whose process has ended is an orphan at once', () => {
  const owner = thisOwner().replace(`/${process.pid}/`, `/${ended}/`)
  expect(isOrphaned({ owner, heartbeatAt: new Date() })).toBe(true)
})

test('a run on another machine is believed until it falls silent', () => {
  expect(isOrphaned({ owner: `elsewhere/${ended}/0/x`, heartbeatAt: new Date() })).toBe(false)
  expect(isOrphaned({ owner: null, heartbeatAt: new Date() })).toBe(true)
})
