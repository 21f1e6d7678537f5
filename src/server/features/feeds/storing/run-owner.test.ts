import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isOrphaned, thisOwner } from '#server/features/feeds/storing/run-owner.ts'

const ended = spawnSync(process.execPath, ['-e', '']).pid

test('does not treat a run of this process as abandoned while it sends heartbeats', () => {
  const now = Date.now()
  expect(isOrphaned({ owner: thisOwner(), heartbeatAt: new Date(now) }, now)).toBe(false)
  expect(isOrphaned({ owner: thisOwner(), heartbeatAt: new Date(now - 61_000) }, now)).toBe(true)
})

test('treats a run as abandoned as soon as its process has ended', () => {
  const owner = thisOwner().replace(`/${process.pid}/`, `/${ended}/`)
  expect(isOrphaned({ owner, heartbeatAt: new Date() })).toBe(true)
})

test('trusts a run on another machine until its heartbeats stop', () => {
  expect(isOrphaned({ owner: `elsewhere/${ended}/0/x`, heartbeatAt: new Date() })).toBe(false)
  expect(isOrphaned({ owner: null, heartbeatAt: new Date() })).toBe(true)
})
