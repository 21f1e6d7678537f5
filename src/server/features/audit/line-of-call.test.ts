import { expect, test } from 'vitest'
import { lineOfCall } from '#server/features/audit/line-of-call.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const line = (path: string, action: AuditAction, input: unknown) =>
  lineOfCall(newDatabase(), { path, action, input })

test('records an unnamed call by its path', () => {
  expect(
    line('admin.webhooks.create', 'other.changed', { id: 4, url: 'https://user:secret@peer.example' }),
  ).toEqual({
    action: 'other.changed',
    targetId: 4,
    targetName: 'admin.webhooks.create',
    after: { id: 4 },
  })
})

test('names secret fields without their values', () => {
  const input = {
    name: 'Nordic',
    place: { location: 'https://x.example?key=1' },
    credentials: { password: 'p' },
  }
  expect(line('admin.feeds.create', 'feed.added', input)).toEqual({
    action: 'feed.added',
    targetName: 'Nordic',
    after: { name: 'Nordic', sent: 'place, credentials' },
  })
})

test.each([undefined, null, 'text', 7, [1]])('records a call with the input %j', (input) => {
  expect(line('admin.feeds.syncAll', 'catalog.synced', input)).toMatchObject({
    action: 'catalog.synced',
    targetName: 'All feeds',
  })
})
