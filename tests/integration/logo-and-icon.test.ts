import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { pictures } from '#server/db/schema/pictures.ts'
import { forgetUnusedPictures } from '#server/features/pictures/uploads/service.ts'
import { emailVerificationMail } from '#server/mail/templates/account-mails.tsx'
import { siteOf } from '#server/site/site.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { MAX_LOGO_WIDTH, wordmark } from '#tests/helpers/logo-factory.ts'
import { drawnPicture, jpegPicture } from '#tests/helpers/picture-factory.ts'

/** The first share picture waits for the worker to start. */
vi.setConfig({ testTimeout: 30_000 })

const LOGOS = '/api/admin/settings/logos'
const ICONS = '/api/admin/settings/icons'
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Shop = Awaited<ReturnType<typeof adminShop>>

function send(shop: Shop, path: string, body: BodyInit, headers: Record<string, string> = shop.headers) {
  return shop.app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

async function upload(shop: Shop, path: string, content: Buffer): Promise<string> {
  const answer = await send(shop, path, new Uint8Array(content))
  expect([answer.status, await answer.clone().text()]).toEqual([201, expect.any(String)])
  return (await answer.json()).picture
}

/** Without the times at which its parts were ready. */
const html = async ({ app }: Shop, path: string) =>
  (await (await app.request(path)).text()).replaceAll(/u:\d+,s/g, 's')
const bytes = async ({ app }: Shop, path: string) =>
  Buffer.from(await (await app.request(path)).arrayBuffer())
const whiteOnNothing = () => wordmark({ ink: '#ffffff' })

describe('a logo', () => {
  test('replaces mark and name on every page in its own shape with the shop’s name', async () => {
    const shop = await adminShop()
    const before = await html(shop, '/contact')
    const logo = await upload(shop, LOGOS, await wordmark())
    expect(await html(shop, '/contact')).toBe(before)
    await shop.admin.settings.update({ SITE_LOGO: logo, SITE_NAME: 'Nestling & Co' })
    for (const path of ['/', '/products', '/contact', '/sign-in']) {
      const images = (await html(shop, path)).match(
        /<img src="\/pictures\/uploaded\/[^>]+master\.webp"[^>]*>/g,
      )
      expect(images).toHaveLength(2)
      expect(images?.[0]).toMatch(/alt="Nestling &amp; Co" width="640" height="\d+"/)
    }
    expect(shop.log().at(-1)).toMatchObject({ action: 'setting.changed', after: { SITE_LOGO: logo } })
    await shop.admin.settings.update({ SITE_LOGO: '', SITE_NAME: '' })
    expect(await html(shop, '/contact')).toBe(before)
  })

  test('is cached forever, trimmed, as WebP, and as PNG for emails', async () => {
    const shop = await adminShop()
    const logo = await upload(shop, LOGOS, await wordmark({ margin: 300 }))
    for (const [file, format] of [
      ['master.webp', 'webp'],
      ['logo.png', 'png'],
    ] as const) {
      const answer = await shop.app.request(`/pictures/${logo}-${file}`)
      expect(answer.headers.get('cache-control')).toBe(IMMUTABLE)
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      const dimensions = await sharp(await answer.arrayBuffer()).metadata()
      expect([dimensions.format, dimensions.width, dimensions.hasAlpha]).toEqual([
        format,
        MAX_LOGO_WIDTH,
        true,
      ])
      expect((dimensions.width ?? 0) / (dimensions.height ?? 1)).toBeCloseTo(6, 0)
    }
  })

  test.each([
    ['dark ink', wordmark, 'light'],
    ['white ink', whiteOnNothing, 'dark'],
    ['ink that is seen on both', () => wordmark({ ink: '#d9480f' }), undefined],
    ['a ground of its own', () => jpegPicture(900, 300), undefined],
  ])('with %s has the background that it needs', async (_, draw, plate) => {
    const shop = await adminShop()
    await shop.admin.settings.update({ SITE_LOGO: await upload(shop, LOGOS, await draw()) })
    expect(siteOf(shop.deps.env).logo?.light.plate).toBe(plate)
  })

  test('for the dark theme is the second of two', async () => {
    const shop = await adminShop()
    const [light, dark] = [
      await upload(shop, LOGOS, await wordmark()),
      await upload(shop, LOGOS, await whiteOnNothing()),
    ]
    await shop.admin.settings.update({ SITE_LOGO: light, SITE_LOGO_DARK: dark })
    const page = await html(shop, '/')
    for (const name of [light, dark])
      expect(page.split(`<img src="/pictures/${name}-master.webp"`)).toHaveLength(3)
    const { html: mail, text } = await emailVerificationMail({
      site: siteOf(shop.deps.env),
      url: 'https://shop.test/confirm',
    })
    for (const name of [light, dark])
      expect(mail).toContain(`http://localhost:3000/pictures/${name}-logo.png`)
    expect(mail).toMatch(/<img[^>]*alt="Tuckling"/)
    expect(text).not.toContain('/pictures/')
  })

  test('appears in link previews', async () => {
    const shop = await adminShop()
    const before = await bytes(shop, '/og/site.jpg')
    await shop.admin.settings.update({
      SITE_LOGO: await upload(shop, LOGOS, await wordmark({ ink: '#ff0000' })),
    })
    const after = await bytes(shop, '/og/site.jpg')
    const corner = { left: 64, top: 64, width: 400, height: 72 }
    const redness = async (picture: Buffer) => {
      const { channels } = await sharp(await sharp(picture).extract(corner).toBuffer()).stats()
      return (channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0)
    }
    expect((await redness(after)) - (await redness(before))).toBeGreaterThan(60)
  })

  test('is available for a month after its replacement and then removed', async () => {
    const shop = await adminShop()
    const first = await upload(shop, LOGOS, await wordmark())
    const second = await upload(shop, LOGOS, await whiteOnNothing())
    const long = new Date(Date.now() - 1_000_000)
    shop.db.update(pictures).set({ uploadedAt: long }).run()
    await shop.admin.settings.update({ SITE_LOGO: first })
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(long.getTime() + 1))).toBe(1)
    expect((await shop.app.request(`/pictures/${second}-logo.png`)).status).toBe(404)
    await shop.admin.settings.update({ SITE_LOGO: '' })
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(long.getTime() + 1))).toBe(0)
    expect(forgetUnusedPictures(shop.db, shop.deps.env, new Date(Date.now() + 1_000))).toBe(1)
  })
})

describe('an icon', () => {
  const WHERE = [
    ['/favicon.ico', 'favicon.ico', 'image/x-icon'],
    ['/favicon.svg', '192.png', 'image/png'],
    ['/apple-touch-icon.png', '180.png', 'image/png'],
    ['/icons/icon-192.png', '192.png', 'image/png'],
    ['/icons/icon-512.png', '512.png', 'image/png'],
    ['/icons/icon-maskable-512.png', 'maskable.png', 'image/png'],
  ] as const

  test('serves tabs, home screens, and app lists, at its own and well-known addresses', async () => {
    const shop = await adminShop()
    const own = await Promise.all(WHERE.map(([path]) => bytes(shop, path)))
    const icon = await upload(shop, ICONS, await drawnPicture(600, 600).png().toBuffer())
    await shop.admin.settings.update({ SITE_ICON: icon })
    const page = await html(shop, '/')
    for (const file of ['favicon.ico', '192.png', '180.png'])
      expect(page).toContain(`href="/pictures/${icon}-${file}"`)
    expect(page).not.toContain('/favicon.svg')
    const manifest = await (await shop.app.request('/manifest.webmanifest')).json()
    const listed = manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [
      src,
      sizes,
      purpose,
    ])
    expect(listed).toEqual([
      [`/pictures/${icon}-192.png`, '192x192', undefined],
      [`/pictures/${icon}-512.png`, '512x512', undefined],
      [`/pictures/${icon}-maskable.png`, '512x512', 'maskable'],
    ])
    for (const [path, file, type] of WHERE) {
      const [unversioned, versioned] = [
        await shop.app.request(path),
        await shop.app.request(`/pictures/${icon}-${file}`),
      ]
      expect([path, unversioned.headers.get('content-type'), versioned.headers.get('content-type')]).toEqual([
        path,
        type,
        type,
      ])
      expect(unversioned.headers.get('cache-control')).toBe('public, max-age=86400')
      expect(versioned.headers.get('cache-control')).toBe(IMMUTABLE)
      expect(Buffer.from(await unversioned.arrayBuffer())).toEqual(Buffer.from(await versioned.arrayBuffer()))
    }
    await shop.admin.settings.update({ SITE_ICON: '' })
    expect(await Promise.all(WHERE.map(([path]) => bytes(shop, path)))).toEqual(own)
  })

  test.each([
    ['180.png', 180],
    ['192.png', 192],
    ['512.png', 512],
    ['maskable.png', 512],
  ])('is a square as %s', async (file, width) => {
    const shop = await adminShop()
    const icon = await upload(shop, ICONS, await drawnPicture(601, 600).png().toBuffer())
    const dimensions = await sharp(await bytes(shop, `/pictures/${icon}-${file}`)).metadata()
    expect([dimensions.width, dimensions.height]).toEqual([width, width])
  })

  test('gets a background if it is transparent, where phones would make it black', async () => {
    const shop = await adminShop()
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#7a3e9d"/></svg>`
    const icon = await upload(shop, ICONS, await sharp(Buffer.from(circle)).png().toBuffer())
    const cornerOf = async (file: string) => {
      const picture = sharp(await bytes(shop, `/pictures/${icon}-${file}`)).ensureAlpha()
      return [...(await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]
    }
    expect((await cornerOf('512.png'))[3]).toBe(0)
    for (const file of ['180.png', 'maskable.png'])
      expect(await cornerOf(file)).toEqual([0xff, 0xfc, 0xf8, 255])
  })

  test('extends its color to the masked edges if it fills its square', async () => {
    const shop = await adminShop()
    const icon = await upload(shop, ICONS, await drawnPicture(400, 400, '#7a3e9d').png().toBuffer())
    const mask = sharp(await bytes(shop, `/pictures/${icon}-maskable.png`)).removeAlpha()
    const corner = await mask.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect(corner.toString('hex')).toBe('7a3e9d')
  })
})

describe('an invalid logo or icon is refused with a sentence', () => {
  const WRONG = 'Please choose a JPEG, PNG, WebP, or AVIF picture'
  const nothing = () =>
    sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()

  test.each([
    ['a drawing', LOGOS, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), WRONG],
    ['a drawing', ICONS, async () => Buffer.from('<?xml version="1.0"?><svg/>'), WRONG],
    ['half a file', LOGOS, async () => (await jpegPicture()).subarray(0, 9_000), 'can’t be read'],
    ['a picture bomb', LOGOS, () => jpegBomb(), 'million pixels. At most 50 can be read'],
    ['a picture bomb', ICONS, () => jpegBomb(), 'million pixels. At most 50 can be read'],
    ['nothing to see', LOGOS, nothing, 'completely transparent'],
    ['nothing to see', ICONS, nothing, 'completely transparent'],
    ['a tiny one', LOGOS, () => wordmark({ width: 60 }), 'A logo needs at least 32 × 32'],
    [
      'a tiny one',
      ICONS,
      () => jpegPicture(191, 191),
      'This picture is 191 × 191 pixels. An icon needs at least 192 × 192.',
    ],
    ['a line', LOGOS, () => jpegPicture(1300, 100), 'at most 12 times as wide as it is high'],
    ['a mast', LOGOS, () => jpegPicture(100, 500), 'at most 4 times as high as it is wide'],
    ['no square', ICONS, () => jpegPicture(600, 400), 'An icon must be square: please crop it first.'],
  ])('%s for %s', async (_, path, draw, sentence) => {
    const shop = await adminShop()
    const answer = await send(shop, path, new Uint8Array(await draw()))
    expect(answer.status).toBe(400)
    const { message, issues } = await answer.json()
    expect(message).toContain(sentence)
    expect(issues).toMatchObject([{ path: 'picture' }])
  })

  test.each([LOGOS, ICONS])('50 MB for %s', async (path) => {
    const shop = await adminShop()
    const answer = await send(shop, path, new Uint8Array(50 * 1024 ** 2))
    expect(answer.status).toBe(413)
  })

  test('for a picture uploaded for another purpose', async () => {
    const shop = await adminShop()
    const [logo, icon] = [
      await upload(shop, LOGOS, await wordmark()),
      await upload(shop, ICONS, await jpegPicture(400, 400)),
    ]
    const MISSING = 'This shop no longer has that picture. Please upload it again.'
    for (const wrong of [
      { SITE_LOGO: icon },
      { SITE_ICON: logo },
      { SITE_LOGO_DARK: `uploaded/${'0'.repeat(20)}-280501` },
    ])
      await expect(shop.admin.settings.update(wrong)).rejects.toThrow(MISSING)
    for (const name of ['products/bib', 'uploaded/../../etc', 'https://evil.example/logo.png'])
      await expect(shop.admin.settings.update({ SITE_LOGO: name })).rejects.toThrow(
        'This must be the name of an uploaded picture',
      )
  })
})

test.each([LOGOS, ICONS, '/api/admin/categories/pictures', '/api/admin/articles/covers'])(
  '%s accepts pictures from administrators on their own site only',
  async (path) => {
    const shop = await adminShop()
    const content = new Uint8Array(await jpegPicture(800, 800))
    const sentBy = async (headers: Record<string, string>) =>
      (await send(shop, path, content, headers)).status
    expect(await sentBy({})).toBe(401)
    expect(await sentBy((await shop.signInAs('user')).headers)).toBe(403)
    expect(await sentBy({ ...shop.headers, origin: 'https://evil.example' })).toBe(403)
    expect(await sentBy(shop.headers)).toBe(201)
    for (const [scope, status] of [
      ['read', 403],
      ['admin', 201],
    ] as const) {
      const { key } = await shop.admin.apiKeys.create({ name: scope, scopes: [scope], days: 30 })
      expect([scope, await sentBy({ authorization: `Bearer ${key}` })]).toEqual([scope, status])
    }
  },
)

/** Says that it is larger than any memory. */
function jpegBomb(): Promise<Buffer> {
  return sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: '#fff' } })
    .jpeg({ quality: 1 })
    .toBuffer()
}
