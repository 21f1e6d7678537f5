import { expect, test } from 'vitest'
import { syncToast } from '#client/admin/feeds/sync-toast.ts'

const done = { feed: 'awin', status: 'done' as const, message: '4 products added.' }
const failed = {
  feed: 'cj',
  status: 'failed' as const,
  message: 'The file was not found. Nothing was changed.',
}

test('reports success and says so if no feed is configured', () => {
  expect(syncToast({ outcome: 'nothing-configured', feeds: [] })).toEqual({
    type: 'success',
    title: 'Products synced successfully!',
    description: 'No feed is configured, so nothing changed.',
  })
})

test('adds no details to a successful sync', () => {
  expect(syncToast({ outcome: 'synced', feeds: [done] })).toEqual({
    type: 'success',
    title: 'Products synced successfully!',
  })
})

test('names the failed feed and the reason after a failed sync', () => {
  expect(syncToast({ outcome: 'failed', feeds: [failed] })).toEqual({
    type: 'error',
    title: 'Failed to sync products',
    description: 'Not imported: cj (The file was not found. Nothing was changed).',
  })
})

test('names the remaining feeds after a partly successful sync', () => {
  const partial = { feed: 'rakuten', status: 'partial' as const, message: '40 products were withheld.' }
  const running = { feed: 'shopify', status: 'running' as const, message: '' }
  expect(syncToast({ outcome: 'partial', feeds: [done, failed, partial, running] })).toMatchObject({
    type: 'error',
    title: 'Products partly synced',
    description:
      'Not imported: cj (The file was not found. Nothing was changed). Partly imported: rakuten (40 products were withheld). Still importing: shopify.',
  })
})

test('names three of many failures and counts the rest', () => {
  const feeds = Array.from({ length: 14 }, (_, index) => ({
    ...failed,
    feed: `feed-${index}`,
    message: 'No.',
  }))
  expect(syncToast({ outcome: 'failed', feeds }).description).toBe(
    'Not imported: feed-0 (No), feed-1 (No), feed-2 (No) and 11 more.',
  )
})
