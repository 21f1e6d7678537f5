import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { content } from '#server/db/schema/administration.ts'
import { articles } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'

const SLOW = '**a _b* '.repeat(6_000)
const DEEP = `${'> '.repeat(300)}deep`
const BEGINNING = 'It begins.'
const SUBJECT = { subject: 'Hello', preview: '' }

async function editors() {
  const shop = await adminShop()
  const { admin } = shop
  const { id } = await admin.articles.create({ title: 'Walking in the rain' })
  const stored = await admin.articles.byId({ id })
  const { slug: _, ...unnamed } = stored.article
  const page = await admin.landingPages.create({ name: 'Rattles' })
  const { version, landingPage } = await admin.landingPages.byId({ id: page.id })
  const { slug: __, isPublished: ___, inNavigation: ____, ...seen } = landingPage
  const change = (fields: Record<string, string>, block: 'about' | 'contact' | 'privacy') =>
    admin.content
      .byBlock({ block })
      .then(({ texts }) => admin.content.update({ block, basedOn: null, fields: { ...texts, ...fields } }))
  const { campaigns: mails } = admin.newsletter
  const fields: Record<string, (text: string) => Promise<unknown>> = {
    'the preview of an article': (text) => admin.articles.preview({ article: { ...unnamed, text } }),
    'an article': (text) =>
      admin.articles.update({ id, version: stored.version, article: { ...stored.article, text } }),
    'the file of an article': (text) =>
      admin.articles.import({ name: 'a.md', source: file(`${BEGINNING}\n\n${text}`) }),
    'the preview of a campaign': (markdown) => mails.previewText({ ...SUBJECT, markdown }),
    'a campaign': (markdown) => mails.create({ ...SUBJECT, markdown }),
    'the preview of a landing page': (introduction) =>
      admin.landingPages.preview({ landingPage: { ...seen, introduction } }),
    'a landing page': (introduction) =>
      admin.landingPages.update({ id: page.id, version, landingPage: { ...landingPage, introduction } }),
    'a story': (story) => change({ story }, 'about'),
    'a reason': (text) => change({ reasons_1_text: text }, 'contact'),
    'a policy': (text) => change({ text }, 'privacy'),
  }
  return { ...shop, fields }
}

function file(text: string): string {
  return `---\ntitle: Idea\ncategory: Baby Health\nupdated: 2026-01-01\n---\n${text}\n`
}

test('fields and previews refuse Markdown that would take long', async () => {
  const { fields } = await editors()
  for (const [name, send] of Object.entries(fields)) {
    const refusal = await send(DEEP).then(
      () => `${name} is taken`,
      ({ message }) => message,
    )
    expect({ name, refusal }).toEqual({
      name,
      refusal: expect.stringContaining('Nest quotes and lists at most 16 levels deep'),
    })
  }
})

describe('a text stored earlier', () => {
  test.each([SLOW, `${'> '.repeat(3_000)}deep`])('is shown as written', async (text) => {
    const { db, app, admin } = await adminShop()
    const written = text.slice(0, 20).trim().replaceAll('>', '&gt;')
    db.update(articles).set({ text }).where(eq(articles.slug, 'baby-sleep-science')).run()
    makeLandingPage(db, { name: 'Cots', introduction: text })
    db.insert(content)
      .values({ block: 'privacy', value: { lead: 'Ours', text }, changedAt: new Date() })
      .run()
    const { id } = db
      .insert(campaigns)
      .values({ ...SUBJECT, markdown: text })
      .returning()
      .get()
    for (const path of ['/blog/baby-sleep-science', '/feed.xml', '/shop/cots', '/privacy-policy']) {
      const response = await app.request(path)
      expect({ path, status: response.status }).toEqual({ path, status: 200 })
      const isRendered = (await response.text()).replaceAll('&amp;', '&').includes(written)
      expect({ path, isRendered }).toEqual({ path, isRendered: true })
    }
    expect((await admin.newsletter.campaigns.preview({ id })).html).toContain(written)
  })
})

test('parts and files of an article refuse another site’s picture by name', async () => {
  const { fields } = await editors()
  const ofArticles = Object.entries(fields).filter(([name]) => name.includes('an article'))
  expect(ofArticles).toHaveLength(3)
  for (const [name, send] of ofArticles) {
    for (const address of [
      'https://other.example/a.jpg',
      'http://other.example/a.jpg',
      '//other.example/a.jpg',
    ]) {
      const texts = [
        `![A cot](${address})`,
        `- one\n  > [![A cot](${address})](/blog)`,
        `![A cot][1]\n\n[1]: ${address}`,
      ]
      for (const text of texts)
        await expect(send(text), name).rejects.toThrow(
          `Remove the picture ${address}: only pictures of this site can be shown`,
        )
    }
  }
  await fields['the preview of an article']?.(
    '![A cot](/images/cot.webp) and `![A cot](https://other.example/a.jpg)` [there](https://other.example/a.jpg)',
  )
})
