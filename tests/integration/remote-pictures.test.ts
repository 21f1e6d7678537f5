import { readdirSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { partners } from '#server/db/schema/catalog.ts'
import { createRemotePictures } from '#server/integrations/remote-pictures.ts'
import { remotePictureVersion } from '#shared/pictures/remote-pictures.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { fetchHere, startRemoteServer } from '#tests/helpers/remote-server.ts'

const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c96' } })
  .jpeg()
  .toBuffer()
const IMAGE_ERROR = '/icons/image-error-baby.svg'

interface ShopOptions {
  cacheBytes?: number
  maxWaitMs?: number
  fetchTimeoutMs?: number
}

/** A shop whose one product's picture stands on a retailer's server of ours. */
async function startShop(answer: RequestListener, options: ShopOptions = {}) {
  const remote = await startRemoteServer(answer)
  const folder = folderOfTest()
  const log = pino({ level: 'silent' })
  const { app, db } = createTestApp({
    pictures: createRemotePictures({ folder, fetch: fetchHere, log, ...options }),
  })

  function addProduct(imageUrl: string, category: string | null = null) {
    const product = makeProduct(db, { imageUrl, advertiserLogoUrl: imageUrl, category })
    return (file: string) =>
      `/pictures/remote/product/${product.id}/${remotePictureVersion(imageUrl)}/${file}`
  }
  return { remote, folder, db, addProduct, ask: (path: string) => app.request(path) }
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format }
}

function sendPicture(...[, response]: Parameters<RequestListener>) {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
}

test('a further picture comes from our server under its own version, and a missing one is missing', async () => {
  const { remote, db, ask } = await startShop((request, response) =>
    request.url === '/back.jpg' ? sendPicture(request, response) : response.writeHead(404).end(),
  )
  const [back, broken] = [`${remote.url}/back.jpg`, `${remote.url}/broken.jpg`]
  const { id } = makeProduct(db, { imageUrl: null, moreImageUrls: JSON.stringify([back, broken]) })
  const address = (url: string) => `/pictures/remote/product/${id}/${remotePictureVersion(url)}/800.webp`
  expect(await sizeOf(await ask(address(back)))).toEqual({ width: 800, height: 600, format: 'webp' })
  expect((await ask(address(broken))).status).toBe(404)
})

test('a remote picture comes from our server in the requested size, cached forever', async () => {
  const { remote, addProduct, ask } = await startShop(sendPicture)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const webp = await ask(address('400.webp'))
  expect(webp.status).toBe(200)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(webp.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sizeOf(webp)).toEqual({ width: 400, height: 300, format: 'webp' })
  const avif = await ask(address('800.avif'))
  expect(avif.headers.get('content-type')).toBe('image/avif')
  expect(await sizeOf(avif)).toEqual({ width: 800, height: 600, format: 'heif' })
  expect(remote.requestedPaths).toEqual(['/cot.jpg'])
})

test('many simultaneous visitors cause one fetch', async () => {
  const { remote, addProduct, ask } = await startShop(sendPicture)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const files = ['400.webp', '400.webp', '400.avif', '800.webp', '400.webp']
  const answers = await Promise.all(files.map((file) => ask(address(file))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(remote.requestedPaths).toHaveLength(1)
})

test('the logos of retailers and partners are served in the same way', async () => {
  const { remote, db, ask } = await startShop(sendPicture)
  const url = `${remote.url}/logo.png`
  const { id } = makeProduct(db, { advertiserLogoUrl: url })
  const partner = db
    .insert(partners)
    .values({
      name: 'Remote',
      description: 'A shop',
      logo: url,
      commission: '5%',
      website: 'https://a.example',
      category: 'General',
      position: 99,
    })
    .returning()
    .get()
  const version = remotePictureVersion(url)
  expect(await sizeOf(await ask(`/pictures/remote/retailer/${id}/${version}/40.webp`))).toMatchObject({
    width: 40,
  })
  expect(await sizeOf(await ask(`/pictures/remote/partner/${partner.id}/${version}/220.webp`))).toMatchObject(
    {
      width: 220,
    },
  )
})

test('a delisted product keeps its picture', async () => {
  const { remote, db, ask } = await startShop(sendPicture)
  const url = `${remote.url}/cot.jpg`
  const { id } = makeProduct(db, { imageUrl: url, delistedAt: new Date() })
  const answer = await ask(`/pictures/remote/product/${id}/${remotePictureVersion(url)}/400.webp`)
  expect(answer.status).toBe(200)
})

test('unknown products, own pictures, and other sizes are 404 without a fetch', async () => {
  const { remote, db, addProduct, ask } = await startShop(sendPicture)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const own = makeProduct(db, { imageUrl: '/images/products/night-light.webp' })
  for (const path of [
    address('401.webp'),
    address('400.gif'),
    address('400.webp').replace('product', 'retailers'),
    '/pictures/remote/product/99999/abc/400.webp',
    `/pictures/remote/product/${own.id}/abc/400.webp`,
    '/pictures/remote/http:%2F%2F127.0.0.1/400.webp',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  expect(remote.requestedPaths).toEqual([])
})

test('the address of an earlier picture leads to the current one', async () => {
  const { remote, addProduct, ask } = await startShop(sendPicture)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const old = await ask(address('400.webp').replace(/[^/]+\/400/, 'old1/400'))
  expect(old.status).toBe(302)
  expect(old.headers.get('location')).toBe(address('400.webp'))
  expect(remote.requestedPaths).toEqual([])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const bomb = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 1 })
  .toBuffer()

test.each<[string, RequestListener]>([
  ['a missing picture', (_, response) => response.writeHead(404).end()],
  ['a server in trouble', (_, response) => response.writeHead(500).end(jpeg)],
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>')],
  [
    'an SVG with a script',
    (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(svg),
  ],
  ['an empty answer', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end()],
  ['half a picture', (_, response) => response.writeHead(200).end(jpeg.subarray(0, 1_000))],
  ['a small file of 42 million points', (_, response) => response.writeHead(200).end(bomb)],
  [
    '13 MB',
    (_, response) => response.writeHead(200).end(Buffer.concat([jpeg, Buffer.alloc(13 * 1024 ** 2)])),
  ],
  [
    'a redirect inwards',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end(),
  ],
  ['a broken connection', (_, response) => response.destroy()],
])('%s is replaced by a placeholder for a while and not fetched again', async (_, answer) => {
  const { remote, folder, addProduct, ask } = await startShop(answer)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const first = await ask(address('400.webp'))
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toBe(IMAGE_ERROR)
  expect(first.headers.get('cache-control')).toBe('public, max-age=30')
  await ask(address('800.avif'))
  expect(remote.requestedPaths).toHaveLength(1)
  expect(readdirSync(folder)).toEqual([])
})

test('the placeholder has the icon of the product’s category', async () => {
  const { remote, addProduct, ask } = await startShop((_, response) => response.writeHead(404).end())
  const answer = await ask(addProduct(`${remote.url}/alarm.jpg`, 'Safety')('400.webp'))
  expect(answer.headers.get('location')).toBe('/icons/image-error-shield.svg')
})

test('an address in this machine’s network is never fetched in any spelling', async () => {
  const { remote, addProduct, ask } = await startShop(sendPicture)
  const { port } = remote
  for (const host of [
    '127.0.0.2',
    '2130706434',
    '0x7f.2',
    '[::1]',
    '[::ffff:127.0.0.2]',
    '169.254.169.254',
  ]) {
    const answer = await ask(addProduct(`http://${host}:${port}/cot.jpg`)('400.webp'))
    expect([host, answer.headers.get('location')]).toEqual([host, IMAGE_ERROR])
  }
  expect(remote.requestedPaths).toEqual([])
})

test('a slow server delays no visitor, and the next one gets the picture', async () => {
  const slow = Promise.withResolvers<void>()
  const { remote, addProduct, ask } = await startShop(
    async (request, response) => {
      await slow.promise
      sendPicture(request, response)
    },
    { maxWaitMs: 20 },
  )
  const address = addProduct(`${remote.url}/cot.jpg`)
  expect((await ask(address('400.webp'))).headers.get('location')).toBe(IMAGE_ERROR)
  slow.resolve()
  await expect.poll(async () => (await ask(address('400.webp'))).status, { timeout: 5_000 }).toBe(200)
  expect(remote.requestedPaths).toHaveLength(1)
})

test('a silent server times out, and its other pictures are not awaited', async () => {
  const { remote, addProduct, ask } = await startShop(() => undefined, { fetchTimeoutMs: 50 })
  for (const name of ['a', 'b', 'c']) {
    const answer = await ask(addProduct(`${remote.url}/${name}.jpg`)('400.webp'))
    expect(answer.headers.get('location')).toBe(IMAGE_ERROR)
  }
  expect(remote.requestedPaths).toEqual(['/a.jpg'])
})

test('a fetched picture outlives its server', async () => {
  const { remote, addProduct, ask } = await startShop((request, response) => {
    if (request.url === '/cot.jpg') return sendPicture(request, response)
    return response.destroy()
  })
  const address = addProduct(`${remote.url}/cot.jpg`)
  expect((await ask(address('400.webp'))).status).toBe(200)
  expect((await ask(addProduct(`${remote.url}/broken.jpg`)('400.webp'))).status).toBe(302)
  expect((await ask(address('800.webp'))).status).toBe(200)
  expect(remote.requestedPaths).toEqual(['/cot.jpg', '/broken.jpg'])
})

test('stored pictures stay within their limit, and a removed one is made again', async () => {
  const cacheBytes = 4_000
  const { remote, folder, addProduct, ask } = await startShop(sendPicture, { cacheBytes })
  for (let number = 1; number <= 6; number += 1) {
    const answer = await ask(addProduct(`${remote.url}/${number}.jpg`)('400.webp'))
    expect(answer.status).toBe(200)
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(cacheBytes)
  }
  expect(readdirSync(folder).length).toBeGreaterThan(0)
  expect(readdirSync(folder)).not.toHaveLength(12)
  expect((await ask(addProduct(`${remote.url}/1.jpg`)('400.webp'))).status).toBe(200)
  expect(remote.requestedPaths.filter((path) => path === '/1.jpg')).toHaveLength(2)
})

test('pages contain only our own picture addresses', async () => {
  const { remote, addProduct, ask } = await startShop(sendPicture)
  const address = addProduct(`${remote.url}/cot.jpg`)
  const html = await (await ask('/products')).text()
  expect(html).toContain(address('400.webp'))
  expect(html).toContain(`${address('800.avif')} 800w`)
  expect(html).toContain(address('40.webp').replace('/product/', '/retailer/'))
  expect(html).not.toMatch(/(src|srcset|href)="[^"]*127\.0\.0\.1:\d+\/cot/i)
  expect((await ask('/products')).headers.get('content-security-policy')).toContain("img-src 'self' data:;")
})
