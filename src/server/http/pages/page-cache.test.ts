import { expect, test } from 'vitest'
import { encodedBody } from '#server/http/files/encoded-body.ts'
import { createPageCache, type RenderedPage } from '#server/http/pages/page-cache.ts'

const HOME = { address: '/', isOneOfFew: true }
const page = (text: string, status = 200) => ({ status, policy: '', body: encodedBody(text) })

test('renders once for simultaneous requests and not again for later ones', async () => {
  const cache = createPageCache(() => 1)
  let rendered = 0
  const render = async () => {
    rendered += 1
    return page('home')
  }
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get(HOME, render)))
  expect(new Set(pages).size).toBe(1)
  expect(cache.find('/')).toBe(pages[0])
  expect(rendered).toBe(1)
})

test('neither keeps nor shares a page that a change overtakes', async () => {
  let version = 1
  const cache = createPageCache(() => version)
  const before = Promise.withResolvers<RenderedPage>()
  const overtaken = cache.get(HOME, () => before.promise)
  version = 2
  const after = await cache.get(HOME, async () => page('new'))
  before.resolve(page('old'))
  await overtaken
  expect(after).toMatchObject({ body: { etag: page('new').body.etag } })
  expect(cache.find('/')).toBe(after)
})

test('renders a missing, redirecting, or failing page again', async () => {
  const cache = createPageCache(() => 1)
  const answers = [page('none', 404), new Response(null, { status: 301 })]
  for (const answer of answers) expect(await cache.get(HOME, async () => answer)).toBe(answer)
  await expect(cache.get(HOME, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(cache.find('/')).toBeUndefined()
})
