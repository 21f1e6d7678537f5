import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pictureFiles, pictures } from '#server/db/schema/pictures.ts'
import { forgetUnusedPictures } from '#server/features/pictures/uploads/service.ts'
import { splitCover } from '#shared/files/article-cover.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { drawnPicture, jpegPicture } from '#tests/helpers/picture-factory.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'
import { WHOLE_ARTICLE } from '#tests/helpers/whole-article.ts'

/** The first share picture waits for the worker to start. */
vi.setConfig({ testTimeout: 30_000 })

const ADDRESS = '/api/admin/articles/covers'

type Shop = Pick<Awaited<ReturnType<typeof adminShop>>, 'app' | 'admin' | 'headers'>

function send(shop: Shop, body: BodyInit, headers: Record<string, string> = shop.headers) {
  return shop.app.request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

async function upload(shop: Shop, content: Buffer): Promise<string> {
  const answer = await send(shop, new Uint8Array(content))
  expect(answer.status).toBe(201)
  return (await answer.json()).picture
}

/** A draft with everything that an article needs. */
async function draft(
  shop: Shop,
  fields: Partial<typeof WHOLE_ARTICLE> & { picture: string; focusX?: number; focusY?: number },
) {
  const { articles } = shop.admin
  const { id } = await articles.create({ title: 'Walking in the rain' })
  const { version, article } = await articles.byId({ id })
  return articles.update({ id, version, article: { ...article, ...WHOLE_ARTICLE, ...fields } })
}

const withoutSlug = <Article extends { slug: string }>({ slug: _, ...article }: Article) => article

const bytesOf = async ({ app }: Shop, path: string) =>
  Buffer.from(await (await app.request(path)).arrayBuffer())

describe('an uploaded cover', () => {
  let shop: Shop
  let picture: string
  beforeAll(async () => {
    const created = createTestApp()
    const { caller, headers } = await created.signInAs('admin')
    shop = { app: created.app, admin: caller.admin, headers }
    picture = await upload(shop, await jpegPicture())
    const { id, version } = await draft(shop, { picture })
    await shop.admin.articles.publish({ id, version, at: null })
  })

  test.each(['/', '/blog', '/blog/walking-in-the-rain'])(
    'appears on %s in the sizes of all covers',
    async (path) => {
      const html = await (await shop.app.request(path)).text()
      for (const format of ['avif', 'webp'])
        expect(html).toContain(
          `<source type="image/${format}" srcSet="/pictures/${picture}-640.${format} 640w, /pictures/${picture}-1000.${format} 1000w"`,
        )
      expect(html).toContain(`background-color:#${picture.slice(-6)}`)
    },
  )

  test.each([
    ['640.avif', 640, 427],
    ['640.webp', 640, 427],
    ['1000.avif', 1000, 667],
    ['1000.webp', 1000, 667],
  ])('is served as %s and cached forever', async (file, width, height) => {
    const answer = await shop.app.request(`/pictures/${picture}-${file}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe(`image/${file.split('.')[1]}`)
    const dimensions = await sharp(await answer.arrayBuffer()).metadata()
    expect([dimensions.width, dimensions.height]).toEqual([width, height])
  })

  test('is shown to crawlers and in link previews', async () => {
    const page = await (await shop.app.request('/blog/walking-in-the-rain')).text()
    expect(page).toContain(`http://localhost:3000/images/${picture}.webp`)
    expect(page).toContain(`alt="${WHOLE_ARTICLE.pictureAlt}"`)
    const whole = await sharp(await bytesOf(shop, `/images/${picture}.webp`)).metadata()
    expect([whole.width, whole.height, whole.format]).toEqual([1600, 1067, 'webp'])
    const card = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(page)?.[1] ?? ''
    expect(await (await shop.app.request('/feed.xml')).text()).toContain(card)
    const { dominant } = await sharp(
      await sharp(await bytesOf(shop, card))
        .extract({ left: 640, top: 0, width: 120, height: 120 })
        .toBuffer(),
    ).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 80)
  })

  test('gives link previews another address when it changes', async () => {
    const card = async () =>
      /og:image" content="([^"]+)"/.exec(
        await (await shop.app.request('/blog/walking-in-the-rain')).text(),
      )?.[1]
    const before = await card()
    const { articles } = await shop.admin.articles.list({ search: 'walking' })
    const { id, version, article } = await shop.admin.articles.byId({ id: articles[0]?.id ?? 0 })
    const other = await upload(shop, await jpegPicture(1800, 1200, '#0c4ac2'))
    await shop.admin.articles.update({ id, version, article: { ...article, picture: other } })
    expect(await card()).not.toBe(before)
    expect((await shop.app.request(`/pictures/${picture}-640.avif`)).status).toBe(200)
  })
})

describe('the focal point of a cover', () => {
  test('follows the picture’s content until its owner chooses', async () => {
    const shop = await adminShop()
    const scene = (cx: number, cy: number) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="853"><rect width="100%" height="100%" fill="#c2410c"/><circle cx="${cx}" cy="${cy}" r="50" fill="#fde68a"/></svg>`,
        ),
      )
        .jpeg()
        .toBuffer()
    const focusOf = async (content: Buffer) =>
      (await (await send(shop, new Uint8Array(content))).json()).focus
    expect((await focusOf(await scene(320, 128))).y).toBeLessThan(35)
    expect((await focusOf(await scene(320, 746))).y).toBeGreaterThan(65)
    expect(await focusOf(await jpegPicture(640, 400))).toEqual({ x: 50, y: 50 })
  })

  test('is chosen in the article and kept by cards, page, previews, file, and versions', async () => {
    const shop = await adminShop()
    // Blue on the left, yellow on the right.
    const halves = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0c4ac2' } })
      .composite([
        {
          input: { create: { width: 500, height: 500, channels: 3, background: '#facc15' } },
          left: 500,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer()
    const picture = await upload(shop, halves)
    const stored = await draft(shop, { picture, focusX: 0, focusY: 100 })
    const { id } = stored
    await shop.admin.articles.publish({ id, version: stored.version, at: null })
    const html = async (path: string) => (await shop.app.request(path)).text()
    for (const path of ['/', '/blog', '/blog/walking-in-the-rain'])
      expect(await html(path)).toContain('style="object-position:0% 100%"')
    const card = async () =>
      /og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(
        await html('/blog/walking-in-the-rain'),
      )?.[1] ?? ''
    const blueIn = async (path: string) => {
      const side = sharp(await bytesOf(shop, path)).extract({ left: 640, top: 100, width: 540, height: 400 })
      const { dominant } = await sharp(await side.toBuffer()).stats()
      return dominant.b > dominant.r
    }
    const left = await card()
    expect(await blueIn(left)).toBe(true)
    const { source } = await shop.admin.articles.file({ id })
    expect(source).toContain('\nfocusX: 0\nfocusY: 100\n')
    const { version, article } = await shop.admin.articles.byId({ id })
    await shop.admin.articles.update({ id, version, article: { ...article, focusX: 100 } })
    expect(await card()).not.toBe(left)
    expect(await blueIn(await card())).toBe(false)
    await shop.admin.articles.restoreVersion({ id, version })
    expect((await shop.admin.articles.byId({ id })).article).toMatchObject({ focusX: 0, focusY: 100 })
    const preview = await shop.admin.articles.preview({ article: { ...withoutSlug(article), focusX: 25 } })
    expect(preview.focus).toBe('25% 100%')
  })

  test.each([-1, 101, 33.3, Number.NaN])('cannot be %s percent', async (focusX) => {
    const shop = await adminShop()
    await expect(draft(shop, { picture: '', focusX })).rejects.toThrow()
  })

  test('is omitted in the middle, so that other pages stay unchanged', async () => {
    const { app } = await adminShop()
    expect(await (await app.request('/blog')).text()).not.toContain('object-position')
  })
})

test('search engines see an article’s title and summary, or its custom search texts', async () => {
  const shop = await adminShop()
  const { articles } = shop.admin
  const {
    articles: [sample],
  } = await articles.list({ search: 'sleep' })
  const { id, version, article } = await articles.byId({ id: sample?.id ?? 0 })
  const head = async () => {
    const html = await (await shop.app.request(`/blog/${article.slug}`)).text()
    return [/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)"/.exec(html)?.[1]]
  }
  const byDefault = await head()
  expect(byDefault[0]).toBe(`${article.title} | Tuckling`)
  const own = { searchTitle: 'Sleep, in short', searchDescription: 'What helps, and what does not.' }
  const saved = await articles.update({ id, version, article: { ...article, ...own } })
  expect(await head()).toEqual(['Sleep, in short | Tuckling', 'What helps, and what does not.'])
  expect((await articles.file({ id })).source).toContain('searchTitle: Sleep, in short\n')
  const emptied = { searchTitle: '', searchDescription: '' }
  await articles.update({ id, version: saved.version, article: { ...saved.article, ...emptied } })
  expect(await head()).toEqual(byDefault)
})

describe('a stored upload', () => {
  test('is upright and contains no metadata', async () => {
    const shop = await adminShop()
    const exif = { IFD0: { Copyright: 'Jane Doe' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } }
    const lying = await drawnPicture(1200, 1800)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await upload(shop, lying)
    for (const file of await shop.db.select().from(pictureFiles)) {
      const { orientation, exif, icc, xmp, width, height } = await sharp(file.content).metadata()
      expect([file.file, orientation, exif, icc, xmp]).toEqual([
        file.file,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      // Turned upright: 1800 wide and 1200 high.
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1.5, 2)
      expect(file.content.includes('Jane Doe')).toBe(false)
    }
    expect(picture).toMatch(/^uploaded\/[a-f0-9]{20}-[a-f0-9]{6}$/)
  })

  test.each([
    [
      'a PNG that lets through what is behind it',
      () => sharp({ create: { width: 900, height: 900, channels: 4, background: '#0000' } }).png(),
    ],
    ['an AVIF', () => drawnPicture(700, 700).avif()],
    ['a WebP', () => drawnPicture(640, 400).webp()],
    ['a photo in shades of gray', () => drawnPicture(1000, 2000).grayscale().jpeg()],
    ['a photo in CMYK', () => drawnPicture(1000, 1000).toColourspace('cmyk').jpeg()],
  ])('can be made from %s', async (_, picture) => {
    const shop = await adminShop()
    const name = await upload(shop, await picture().toBuffer())
    expect((await sharp(await bytesOf(shop, `/pictures/${name}-1000.avif`)).metadata()).width).toBe(1000)
  })

  test('is stored once, even with many simultaneous uploads', async () => {
    const shop = await adminShop()
    const [first, second] = [await jpegPicture(), await jpegPicture(1800, 1200, '#0c4ac2')]
    const names = await Promise.all([first, second, first].map((content) => upload(shop, content)))
    expect(names[0]).toBe(names[2])
    expect(await shop.db.select().from(pictures)).toHaveLength(2)
  })

  test('is removed a month after its last use, including in article versions', async () => {
    const shop = await adminShop()
    const used = await upload(shop, await jpegPicture())
    const former = await upload(shop, await jpegPicture(1800, 1200, '#0c4ac2'))
    await upload(shop, await jpegPicture(1800, 1200, '#15803d'))
    const { id, version, article } = await draft(shop, { picture: former, excerpt: 'picture: none' })
    await shop.admin.articles.update({ id, version, article: { ...article, picture: used } })
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(Date.now() - 1_000))).toBe(0)
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(Date.now() + 1_000))).toBe(1)
    const left = shop.db
      .select()
      .from(pictures)
      .all()
      .map((row) => `uploaded/${row.id}`)
    expect(left.sort()).toEqual([used, former].sort())
    expect(shop.db.select().from(pictureFiles).all()).toHaveLength(10)
  })
})

describe('an upload is refused with a sentence at its field', () => {
  const WRONG = 'Please choose a JPEG, PNG, WebP, or AVIF picture'
  const UNREADABLE = 'This picture can’t be read. It may be damaged or incomplete: please export it again.'
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
  test.each([
    ['markup', async () => Buffer.from(SVG), WRONG],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), WRONG],
    ['an animation', async () => drawnPicture(900, 900).gif().toBuffer(), WRONG],
    [
      'markup that begins like a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(SVG)]),
      UNREADABLE,
    ],
    ['half of a JPEG', async () => (await jpegPicture()).subarray(0, 20_000), UNREADABLE],
    [
      'half of a WebP',
      async () => (await drawnPicture(1600, 1000).webp().toBuffer()).subarray(0, 4_000),
      UNREADABLE,
    ],
    ['nothing', async () => Buffer.alloc(0), 'Choose a picture to upload'],
    [
      'a stamp',
      async () => jpegPicture(300, 200),
      'This picture is 300 × 200 pixels. A cover needs at least 640 × 400.',
    ],
    [
      'a bomb',
      async () =>
        sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'This picture has 52 million pixels. At most 50 can be read.',
    ],
  ])('%s', async (_, content, sentence) => {
    const shop = await adminShop()
    const answer = await send(shop, new Uint8Array(await content()))
    expect(await answer.json()).toEqual({
      code: 400,
      message: sentence,
      issues: [{ path: 'picture', message: sentence }],
    })
    expect(shop.db.select().from(pictures).all()).toEqual([])
    expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('for 50 MB, of which only the allowed size is read', async () => {
    const shop = await adminShop()
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 50) return controller.close()
        controller.enqueue(new Uint8Array(1024 ** 2).fill(255))
      },
    })
    const answer = await send(shop, endless)
    expect(answer.status).toBe(413)
    expect((await answer.json()).issues[0].path).toBe('picture')
    expect(sent).toBeLessThan(16)
    const declared = { ...shop.headers, 'content-length': String(50 * 1024 ** 2) }
    expect((await send(shop, 'x', declared)).status).toBe(413)
  })

  test('above the limit for ten minutes', async () => {
    const shop = await adminShop({ env: { RATE_LIMIT_FACTOR: '0.05' } })
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await send(shop, 'x')).status)
    expect(statuses).toEqual([400, 400, 400, 429])
  })
})

describe('an article with a picture', () => {
  test('requires a description of an uploaded picture before publication', async () => {
    const shop = await adminShop()
    const picture = await upload(shop, await jpegPicture())
    const { id, version } = await draft(shop, { picture, pictureAlt: '' })
    await expect(shop.admin.articles.publish({ id, version, at: null })).rejects.toThrow(
      'Alternative text: Describe your picture for people who can’t see it',
    )
  })

  test('refuses a picture that the shop does not have', async () => {
    const shop = await adminShop()
    await expect(draft(shop, { picture: `uploaded/${'0'.repeat(20)}-ffffff` })).rejects.toThrow(
      'Cover picture: this shop no longer has it',
    )
    await expect(draft(shop, { picture: 'uploaded/../../etc' })).rejects.toThrow('Choose a picture')
  })

  test('takes its picture unchanged into another shop', async () => {
    const [from, to] = [await adminShop(), await adminShop()]
    const picture = await upload(from, await jpegPicture())
    const { id } = await draft(from, { picture, focusX: 12, focusY: 88 })
    const { name, source: file } = await from.admin.articles.file({ id })
    const { source, cover = '' } = splitCover(file)
    await expect(to.admin.articles.import({ name, source })).rejects.toThrow('this shop no longer has it')
    const arrived = await upload(to, Buffer.from(cover, 'base64'))
    expect(arrived).toBe(picture)
    const imported = await to.admin.articles.import({ name, source, cover: arrived })
    expect((await to.admin.articles.file({ id: imported.id })).source).toBe(file)
  })
})

test('a missing picture is a 404', async () => {
  const shop = await adminShop()
  const picture = await upload(shop, await jpegPicture())
  for (const path of [
    `/pictures/${picture}-641.avif`,
    `/pictures/${picture}-640.svg`,
    `/pictures/uploaded/${'0'.repeat(20)}-ffffff-640.avif`,
    `/images/uploaded/${'0'.repeat(20)}-ffffff.webp`,
  ])
    expect([path, (await shop.app.request(path)).status]).toEqual([path, 404])
})

describe('the library', () => {
  test('lists uploads of a kind, newest first, with what an article says of them', async () => {
    const shop = await adminShop()
    const first = await upload(shop, await jpegPicture(800, 500))
    const second = await upload(shop, await jpegPicture(900, 560))
    await draft(shop, { picture: first })
    shop.db
      .update(pictures)
      .set({ uploadedAt: new Date('2026-01-01') })
      .where(eq(pictures.id, first.replace('uploaded/', '')))
      .run()
    expect(await shop.caller.pictures.library({ kind: 'cover' })).toEqual({
      pictures: [
        { name: second, alt: '' },
        { name: first, alt: WHOLE_ARTICLE.pictureAlt },
      ],
      hasMore: false,
    })
    expect((await shop.caller.pictures.library({ kind: 'category' })).pictures).toEqual([])
    await expect(shop.caller.pictures.library({ kind: 'logo' as 'cover' })).rejects.toThrow()
  })

  test('serves slides of the home page, with a description, and keeps them', async () => {
    const shop = await adminShop()
    const picture = await upload(shop, await jpegPicture())
    const { texts } = await shop.admin.content.byBlock({ block: 'hero' })
    const save = (slide: string) =>
      shop.admin.content.update({
        block: 'hero',
        basedOn: null,
        fields: { ...texts, slides_1_picture: slide, slides_1_alt: 'A red puddle' },
      })
    await expect(save(`uploaded/${'0'.repeat(20)}-ffffff`)).rejects.toThrow('no longer has that picture')
    await save(picture)
    const { document } = await newVisitor(shop).open('/')
    const image = document.querySelector('main img')
    expect([image?.getAttribute('alt'), image?.getAttribute('fetchpriority')]).toEqual([
      'A red puddle',
      'high',
    ])
    expect(image?.getAttribute('srcset')).toContain(`/pictures/${picture}-1000.webp 1000w`)
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(Date.now() + 1_000))).toBe(0)
    await shop.admin.content.reset({ block: 'hero' })
    expect((await newVisitor(shop).open('/')).html).not.toContain(picture)
  })

  test('keeps pictures in texts, in older versions, and on landing pages', async () => {
    const shop = await adminShop()
    const later = new Date(Date.now() + 1_000)
    const sizes = [800, 840, 880]
    const [inText = '', older = '', onPage = ''] = await Promise.all(
      sizes.map(async (width) => upload(shop, await jpegPicture(width, 500))),
    )
    const saved = await draft(shop, { picture: older, text: `![A boot](/images/${inText}.webp)` })
    const article = { ...saved.article, picture: '' }
    await shop.admin.articles.update({ id: saved.id, version: saved.version, article })
    const { landingPages } = shop.admin
    const { id } = await landingPages.create({ name: 'Rattles' })
    const page = await landingPages.byId({ id })
    await landingPages.update({
      id,
      version: page.version,
      landingPage: { ...page.landingPage, picture: onPage, isPublished: true },
    })
    expect(forgetUnusedPictures(shop.db, shop.deps.env, later)).toBe(0)
    const html = await (await shop.app.request('/shop/rattles')).text()
    expect(html).toContain(`/pictures/${onPage}-640.avif 640w`)
    const withUnknown = { ...page.landingPage, picture: 'uploaded/00000000000000000000-000000' }
    await expect(
      landingPages.update({ id, version: page.version + 1, landingPage: withUnknown }),
    ).rejects.toThrow('This shop no longer has that picture')
  })
})
