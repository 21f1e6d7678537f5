import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createPageLooker } from '#server/features/products/links/checking/look-at-page.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'

const TRACKING = 'https://tracker.example/?p=1'

function lookerOf(answers: Record<string, { status: number; location?: string }>) {
  const requests: string[] = []
  const fetch: SafeFetch = async (url, { isHead }) => {
    requests.push(`${isHead ? 'HEAD' : 'GET'} ${url}`)
    const { status, ...headers } = answers[url] ?? { status: 404 }
    return { url, status, headers, body: new PassThrough().end() }
  }
  const look = createPageLooker(fetch, async () => undefined)
  return { requests, look: (url: string) => look(new URL(url), TRACKING) }
}

test('follows redirects within the shop, but not to networks or other sites', async () => {
  const { look, requests } = lookerOf({
    'https://shop.example/a': { status: 301, location: 'https://shop.example/b' },
    'https://shop.example/b': { status: 200 },
    'https://shop.example/c': { status: 302, location: TRACKING },
  })
  expect(await look('https://shop.example/a')).toEqual({ reason: 'answers', status: 200 })
  expect(await look('https://shop.example/c')).toEqual({ reason: 'elsewhere', status: 302 })
  expect(requests.filter((line) => line.includes('tracker'))).toEqual([])
})

test('returns no verdict for a page that redirects endlessly', async () => {
  const { look } = lookerOf({
    'https://shop.example/a': { status: 301, location: 'https://shop.example/a?again' },
    'https://shop.example/a?again': { status: 301, location: 'https://shop.example/a' },
  })
  expect(await look('https://shop.example/a')).toEqual({ reason: 'other' })
})
