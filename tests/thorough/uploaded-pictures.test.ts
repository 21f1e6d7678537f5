import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { pictureFiles } from '#server/db/schema/pictures.ts'
import { copyShop } from '#server/features/backups/making/make-backup.ts'
import { restoreFromCommand } from '#server/features/backups/restoring/command.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { wordmark } from '#tests/helpers/logo-factory.ts'
import { jpegPicture } from '#tests/helpers/picture-factory.ts'
import { onTheWire } from '#tests/helpers/wire.ts'

/** Pictures are encoded, and databases copied by threads. */
vi.setConfig({ testTimeout: 120_000 })

const PAGES = ['/', '/blog', '/blog/baby-sleep-science', '/products', '/manifest.webmanifest']
const ICONS = ['/favicon.ico', '/apple-touch-icon.png']
const TOYS = 'Toys'

type Shop = Awaited<ReturnType<typeof adminShop>>

async function upload({ app, headers }: Shop, path: string, content: Buffer): Promise<string> {
  const answer = await app.request(path, { method: 'POST', headers, body: new Uint8Array(content) })
  expect(answer.status).toBe(201)
  return (await answer.json()).picture
}

/** A shop on disk with a logo for each theme, an icon, a category's picture and a cover of its own. */
async function shopOfPictures() {
  const shop = await adminShop({ onDisk: true })
  const { settings, categories, articles } = shop.admin
  const own = {
    logo: await upload(shop, '/api/admin/settings/logos', await wordmark()),
    dark: await upload(shop, '/api/admin/settings/logos', await wordmark({ ink: '#ffffff' })),
    icon: await upload(shop, '/api/admin/settings/icons', await jpegPicture(200, 200)),
    tile: await upload(shop, '/api/admin/categories/pictures', await jpegPicture(420, 400, '#0c4ac2')),
    cover: await upload(shop, '/api/admin/articles/covers', await jpegPicture(640, 400, '#0f766e')),
  }
  await settings.update({ SITE_LOGO: own.logo, SITE_LOGO_DARK: own.dark, SITE_ICON: own.icon })
  const toys = (await categories.list()).categories.find(({ short }) => short === TOYS)
  if (!toys) throw new Error('There are no toys')
  const { id, version, products: _, ...category } = toys
  await categories.update({ id, version, category: { ...category, picture: own.tile } })
  const { articles: rows } = await articles.list({ search: 'baby-sleep-science' })
  const sleep = await articles.byId({ id: rows[0]?.id ?? 0 })
  const article = { ...sleep.article, picture: own.cover, pictureAlt: 'A green hill' }
  await articles.update({ id: sleep.id, version: sleep.version, article })
  const addresses = shop.db
    .select({ picture: pictureFiles.pictureId, file: pictureFiles.file })
    .from(pictureFiles)
    .all()
    .map(({ picture, file }) => `/pictures/uploaded/${picture}-${file}`)
  expect(addresses.length).toBeGreaterThan(15)
  return { ...shop, own, addresses }
}

type Ask = (path: string) => Promise<{ status: number; text: string }>

const servedBy =
  ({ app }: Pick<Shop, 'app'>): Ask =>
  async (path) => {
    const answer = await app.request(path)
    return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
  }

/** Every uploaded picture and each place that shows one is the same from both. */
async function expectSamePictures({ addresses, own }: { addresses: string[]; own: object }, a: Ask, b: Ask) {
  for (const path of [...addresses, ...ICONS]) {
    const [expected, actual] = [await a(path), await b(path)]
    expect([path, actual.status, actual.text === expected.text]).toEqual([path, 200, true])
  }
  const named = ({ text }: { text: string }) => new Set(text.match(/uploaded\/[\w-]+?-[0-9a-f]{6}/g))
  const addressed = new Set<string>()
  for (const path of PAGES) {
    const names = named(await b(path))
    expect([path, names]).toEqual([path, named(await a(path))])
    for (const name of names) addressed.add(name)
  }
  expect(addressed).toEqual(new Set(Object.values(own)))
}

test('uploaded pictures are in a backup and in the shop restored from it', async () => {
  const shop = await shopOfPictures()
  const backup = join(shop.folder, 'off-site.db')
  await copyShop(shop.db.$client.name, backup)
  const place = join(shop.folder, 'fresh', 'shop.db')
  await restoreFromCommand({ ...shop.deps.env, DATABASE_PATH: place }, backup)
  expect(existsSync(place)).toBe(true)
  const restored = createTestApp({ seeded: false, database: place })
  await expectSamePictures(shop, servedBy(shop), servedBy(restored))
})

test('uploaded pictures are served by a machine that reads a copy', async () => {
  const shop = await shopOfPictures()
  const copy = join(shop.folder, 'copy.db')
  await copyShop(shop.db.$client.name, copy)
  const env = { ROLE: 'reader', PRIMARY_URL: 'http://127.0.0.1:9', DATABASE_PATH: copy }
  const reader = createTestApp({ database: copy, env })
  const { ask } = await onTheWire(reader)
  const overWire: Ask = async (path) => ask(path, { headers: { host: 'localhost:3000' } })
  const utf8: Ask = async (path) => {
    const { status, text } = await servedBy(shop)(path)
    return { status, text: Buffer.from(text, 'latin1').toString() }
  }
  await expectSamePictures(shop, utf8, overWire)
})
