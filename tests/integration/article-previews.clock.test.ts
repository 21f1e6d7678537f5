import { expect, test, vi } from 'vitest'
import { articlePreviewLinks } from '#server/db/schema/articles.ts'
import { forgetEndedPreviewLinks } from '#server/features/articles/preview-links/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { WHOLE_ARTICLE } from '#tests/helpers/whole-article.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

const TITLE = 'Walking in the rain'

async function draftShop() {
  const shop = await adminShop()
  const { articles } = shop.admin
  const { id } = await articles.create({ title: TITLE })
  const { token } = await articles.makePreviewLink({ id, days: 7 })
  const page = (sent = token, headers = {}) => shop.app.request(`/article-preview?token=${sent}`, { headers })
  return { ...shop, articles, id, token, page }
}

test('anyone with the link sees the draft as its page, marked as a draft', async () => {
  const { page, app } = await draftShop()
  const answer = await page()
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toMatch(new RegExp(`<h1[^>]*>${TITLE}</h1>`))
  expect(html).toContain('This is a draft.')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(html).not.toMatch(/og:|rel="canonical"|application\/ld\+json/)
  expect((await app.request('/blog/walking-in-the-rain')).status).toBe(404)
})

test('a draft appears nowhere else, even after visits through its link', async () => {
  const { page, app, token } = await draftShop()
  await page()
  await page()
  for (const path of [
    '/',
    '/blog',
    '/blog?search=walking',
    '/feed.xml',
    '/sitemaps/pages.xml',
    '/llms.txt',
    '/api/openapi.json',
  ]) {
    const text = await (await app.request(path)).text()
    expect([path, text.includes(TITLE), text.includes(token)]).toEqual([path, false, false])
  }
})

test('a draft is never cached: saves show at once, and revoking hides it', async () => {
  const shop = await draftShop()
  const { articles, id, page, token, app } = shop
  const { version, article } = await articles.byId({ id })
  await page()
  await articles.update({ id, version, article: { ...article, text: `It pours.\n\n${article.text}` } })
  expect(await (await page()).text()).toContain('It pours.')
  const call = `/trpc/blog.preview?input=${encodeURIComponent(JSON.stringify({ json: { token } }))}`
  const { ask } = await onTheWire(shop)
  for (const path of [call, `/article-preview?token=${token}`, '/article-preview?token=wrong']) {
    const { headers } = await ask(path)
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
  }
  expect(await articles.endPreviewLink({ id })).toEqual({ ended: true })
  expect(await articles.endPreviewLink({ id })).toEqual({ ended: false })
  expect((await page()).status).toBe(404)
  expect((await app.request(call)).status).toBe(404)
})

test.each(['', 'wrong', 'a'.repeat(61), '%00', "' or 1=1 --"])(
  'an invalid token such as %j leads nowhere',
  async (token) => {
    const { page } = await draftShop()
    const answer = await page(encodeURIComponent(token))
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Draft not found')
    expect(html).not.toContain(TITLE)
  },
)

test('a link expires and is deleted', async () => {
  const { articles, id, page, db } = await draftShop()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS - 5_000 })
  try {
    expect((await page()).status).toBe(200)
    vi.setSystemTime(Date.now() + 10_000)
    expect((await page()).status).toBe(404)
    expect(await articles.previewLink({ id })).toBeNull()
    forgetEndedPreviewLinks(db, new Date())
    expect(db.select().from(articlePreviewLinks).all()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a new link replaces the old one, and the database stores neither in plain text', async () => {
  const { articles, id, page, token, db, log, user } = await draftShop()
  const second = await articles.makePreviewLink({ id, days: 1 })
  expect([(await page(token)).status, (await page(second.token)).status]).toEqual([404, 200])
  expect(await articles.previewLink({ id })).toMatchObject({ createdBy: user.email, endsAt: second.endsAt })
  const stored = JSON.stringify([db.select().from(articlePreviewLinks).all(), log()])
  for (const secret of [token, second.token]) expect(stored).not.toContain(secret)
  expect(log().map(({ action }) => action)).toEqual([
    'article.added',
    'article.preview-shared',
    'article.preview-shared',
  ])
})

test('a link leads to the published article, and to nothing for one in the trash', async () => {
  const { articles, id, page } = await draftShop()
  await articles.delete({ id })
  expect((await page()).status).toBe(404)
  await expect(articles.makePreviewLink({ id, days: 7 })).rejects.toThrow('That article no longer exists')
  await articles.restore({ id })
  expect((await page()).status).toBe(200)
  const { version, article } = await articles.byId({ id })
  const saved = await articles.update({ id, version, article: { ...article, ...WHOLE_ARTICLE } })
  await articles.publish({ id, version: saved.version, at: null })
  const answer = await page()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog/walking-in-the-rain'])
})

test.each([0, 31, 1.5, -1])('a link of %j days is refused', async (days) => {
  const { articles, id } = await draftShop()
  await expect(articles.makePreviewLink({ id, days })).rejects.toThrow()
})
