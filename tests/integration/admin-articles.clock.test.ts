import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ArticleSort } from '#shared/search-params/articles.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { WHOLE_ARTICLE } from '#tests/helpers/whole-article.ts'

const SLEEP = 'baby-sleep-science'

async function articleShop() {
  const shop = await adminShop()
  const { articles } = shop.admin
  const find = async (slug: string) => {
    const { articles: rows } = await articles.list({ search: slug })
    const row = rows.find((candidate) => candidate.slug === slug)
    return articles.byId({ id: row?.id ?? 0 })
  }
  /** A draft with everything that an article needs. */
  const draft = async (title = 'Walking in the rain') => {
    const { id } = await articles.create({ title })
    const { version, article } = await articles.byId({ id })
    return articles.update({ id, version, article: { ...article, ...WHOLE_ARTICLE } })
  }
  const slugs = async () => (await shop.caller.blog.list({})).map(({ slug }) => slug)
  return { ...shop, articles, find, draft, slugs }
}

afterEach(() => void vi.useRealTimers())

describe('editing an article', () => {
  test('publishes a draft for all readers and turns it into a draft again', async () => {
    const { articles, caller, draft, slugs, log } = await articleShop()
    const { id, version } = await draft()
    expect(await slugs()).not.toContain('walking-in-the-rain')
    const published = await articles.publish({ id, version, at: null })
    expect(published.state).toBe('published')
    const article = await caller.blog.bySlug({ slug: 'walking-in-the-rain' })
    expect(article).toMatchObject({ title: 'Walking in the rain', introduction: '<p>How it begins.</p>' })
    expect(article.conclusion).toContain('<h2 id="conclusion">Conclusion</h2>')
    await articles.withdraw({ id })
    expect(await slugs()).not.toContain('walking-in-the-rain')
    const actions = log().map(({ action }) => action)
    expect(actions).toEqual(['article.added', 'article.edited', 'article.published', 'article.withdrawn'])
  })

  test('publishes a scheduled article automatically, also after a restart', async () => {
    const { articles, caller, draft, app, slugs } = await articleShop()
    const { id, version } = await draft()
    const at = Date.now() + 3_600_000
    expect((await articles.publish({ id, version, at })).state).toBe('scheduled')
    await app.request('/blog')
    expect(await slugs()).not.toContain('walking-in-the-rain')
    vi.useFakeTimers({ toFake: ['Date'], now: at })
    expect((await caller.blog.latest())[0]?.slug).toBe('walking-in-the-rain')
    expect(await (await app.request('/blog')).text()).toContain('Walking in the rain')
  })

  test.each([
    [{ excerpt: 'Short' }, 'Summary: Use at least 60 characters'],
    [{ picture: '' }, 'Cover picture: Choose a picture'],
    [{ keyPoints: ['Only one of them'] }, 'Key points: Write at least 3 key points'],
    [{ text: '## A\n\nIt.\n\n## Conclusion\n\nEnd.' }, 'Introduction: Begin with at least one paragraph'],
    [{ text: 'No heading.\n\n## Conclusion\n\nEnd.' }, 'Sections: Write at least one section'],
    [{ text: 'It begins.\n\n## A\n\nIt.' }, 'Conclusion: End with a section “## Conclusion”'],
  ])(
    'does not publish an unfinished article or save it over a published one: %j',
    async (fields, sentence) => {
      const { articles, draft, find } = await articleShop()
      const { id, version, article } = await draft()
      const saved = await articles.update({ id, version, article: { ...article, ...fields } })
      await expect(articles.publish({ id, version: saved.version, at: null })).rejects.toThrow(sentence)
      const live = await find(SLEEP)
      const edit = { id: live.id, version: live.version, article: { ...live.article, ...fields } }
      await expect(articles.update(edit)).rejects.toThrow(sentence)
    },
  )

  test.each([
    [{ title: '' }],
    [{ slug: '../admin' }],
    [{ slug: 'UPPER' }],
    [{ picture: '../../etc/passwd' }],
    [{ picture: 'https://evil.example/x.png' }],
    [{ category: 'Cars' }],
    [{ relatedProducts: [1.5] }],
    [{ text: 'x'.repeat(100_001) }],
    [{ text: 'x'.repeat(2_001) }],
  ])('rejects invalid fields: %j', async (fields) => {
    const { articles, draft } = await articleShop()
    const { id, version, article } = await draft()
    const edit = articles.update({ id, version, article: { ...article, ...(fields as object) } })
    await expect(edit).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('informs the second of two editors and overwrites nothing', async () => {
    const { articles, find } = await articleShop()
    const { id, version, article } = await find(SLEEP)
    await articles.update({ id, version, article: { ...article, author: 'The first editor' } })
    const staleEdit = articles.update({ id, version, article: { ...article, author: 'The second editor' } })
    await expect(staleEdit).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(articles.publish({ id, version, at: null })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await find(SLEEP)).article.author).toBe('The first editor')
  })

  test('previews the page as published, with hostile markup as text', async () => {
    const { articles, find } = await articleShop()
    const { slug: _, ...article } = (await find(SLEEP)).article
    const preview = await articles.preview({ article })
    expect(preview.sections.map(({ id }) => id)).toContain('conclusion')
    expect(preview.relatedProducts.map(({ id }) => id)).toEqual([4, 6, 7])
    const hostile = await articles.preview({
      article: { ...article, text: '<script>alert(1)</script>', title: '' },
    })
    expect(JSON.stringify(hostile)).not.toContain('<script')
  })
})

describe('the address of an article', () => {
  test('redirects after a change until the article takes it back', async () => {
    const { articles, find, app } = await articleShop()
    const { id, version, article } = await find(SLEEP)
    const moved = await articles.update({ id, version, article: { ...article, slug: 'sleep' } })
    const answer = await app.request(`/blog/${SLEEP}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/sleep'])
    await articles.update({ id, version: moved.version, article: { ...article, slug: SLEEP } })
    expect((await app.request(`/blog/${SLEEP}`)).status).toBe(200)
    expect((await app.request('/blog/sleep')).headers.get('location')).toBe(`/blog/${SLEEP}`)
  })

  test('is refused by name if another article, a former address, or a page uses it', async () => {
    const { articles, find, draft } = await articleShop()
    const sleep = await find(SLEEP)
    await articles.update({
      id: sleep.id,
      version: sleep.version,
      article: { ...sleep.article, slug: 'sleep' },
    })
    const { id, version, article } = await draft()
    const take = (slug: string) => articles.update({ id, version, article: { ...article, slug } })
    await expect(take('sleep')).rejects.toThrow('already has that URL')
    await expect(take(SLEEP)).rejects.toThrow('which had it before')
    await expect(take('preview')).rejects.toThrow('is used by a page of the blog')
  })

  test('is made from the title and never used twice', async () => {
    const { articles, draft } = await articleShop()
    const slugs = []
    for (const title of ['Rain', 'Rain', 'Rain', 'Preview', '!!!'])
      slugs.push((await articles.byId(await articles.create({ title }))).article.slug)
    expect(slugs).toEqual(['rain', 'rain-2', 'rain-3', 'preview-2', 'article'])
    await draft()
  })
})

describe('versions and trash of articles', () => {
  test('keep each save, and restore an older one as the newest', async () => {
    const { articles, find, caller } = await articleShop()
    const { id, version, article } = await find(SLEEP)
    await articles.update({ id, version, article: { ...article, title: 'Another title' } })
    const versions = await articles.versions({ id })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    expect(versions[0]?.savedBy).toMatch(/@/)
    const { before, now } = await articles.version({ id, version: 1 })
    expect(before).toContain(article.title)
    expect(now).toContain('title: Another title')
    expect((await articles.restoreVersion({ id, version: 1 })).article).toEqual(article)
    expect((await caller.blog.bySlug({ slug: SLEEP })).title).toBe(article.title)
    await expect(articles.version({ id, version: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('keep fifty versions', async () => {
    const { articles, draft } = await articleShop()
    const { id, article, ...first } = await draft()
    let { version } = first
    for (let n = 0; n < 60; n += 1)
      version = (await articles.update({ id, version, article: { ...article, author: `Author ${n}` } }))
        .version
    expect(await articles.versions({ id })).toHaveLength(50)
  })

  test('hide a deleted article, restore it unchanged, and erase only from the trash', async () => {
    const { articles, find, slugs } = await articleShop()
    const { id, article } = await find(SLEEP)
    await expect(articles.erase({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await articles.delete({ id })
    expect(await slugs()).not.toContain(SLEEP)
    expect((await articles.list({ state: 'trash' })).articles.map(({ slug }) => slug)).toEqual([SLEEP])
    expect((await articles.restore({ id })).article).toEqual(article)
    expect(await slugs()).toContain(SLEEP)
    await articles.delete({ id })
    await articles.erase({ id })
    await expect(articles.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('the list is sorted by title, publication, and change, with drafts after what is published', async () => {
  const { articles, draft } = await articleShop()
  const { id } = await draft('Å walk in the rain')
  const listed = async (sort: ArticleSort) => (await articles.list({ sort })).articles
  const titles = (await listed('title')).map(({ title }) => title)
  expect(titles[0]).toBe('Å walk in the rain')
  expect(titles).toEqual((await listed('title-down')).map(({ title }) => title).toReversed())
  for (const sort of ['published', 'published-up'] as const) {
    const rows = await listed(sort)
    const days = rows.slice(0, -1).map(({ publishedAt }) => Number(publishedAt))
    expect(rows.at(-1)?.id).toBe(id)
    expect(days).toEqual(days.toSorted((a, b) => (sort === 'published' ? b - a : a - b)))
  }
  expect((await listed('changed'))[0]?.id).toBe(id)
  expect((await listed('changed-up')).at(-1)?.id).toBe(id)
})

describe('article files', () => {
  test('are identical after export and import elsewhere', async () => {
    const from = await articleShop()
    const to = await articleShop()
    const { articles: rows } = await from.articles.list({})
    for (const { id } of rows) {
      const file = await from.articles.file({ id })
      const old = await to.find(file.name.replace('.md', ''))
      await to.articles.delete({ id: old.id })
      await to.articles.erase({ id: old.id })
      const imported = await to.articles.import(file)
      expect(await to.articles.file(imported)).toEqual(file)
    }
    expect(await to.slugs()).toEqual(await from.slugs())
  })

  test.each([
    ['', 'no front matter'],
    ['---\ntitle: [\n---\n', 'front matter'],
    ['---\ntitle: A\ncategory: Cars\nupdated: 2026-01-01\n---\n', 'category'],
    ['---\ntitle: A\ncategory: Development\nupdated: 2026-01-01\npublished: 2026-01-01\n---\n', 'excerpt'],
    ['---\n<script>\n---\n', 'front matter'],
  ])('are refused with a reason if invalid: %j', async (source, reason) => {
    const { articles } = await articleShop()
    const refusal = articles.import({ name: 'a.md', source })
    await expect(refusal).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(reason),
    })
  })
})
