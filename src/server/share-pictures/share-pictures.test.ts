import pino from 'pino'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { QueueFullError } from '#server/operations/work-queue.ts'
import type { Card } from '#server/share-pictures/card.ts'
import { siteCard } from '#server/share-pictures/describe-card.ts'
import {
  type CardCache,
  createCardDrawer,
  createSharePictures,
} from '#server/share-pictures/share-pictures.ts'

/** The first picture waits for the worker to start. */
vi.setConfig({ testTimeout: 30_000 })

const card = siteCard('Tuckling')
const remote = { variant: async () => undefined }
const uploaded = async () => undefined
const log = pino({ level: 'silent' })

function memoryCache(): CardCache & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    read: async (name) => files.get(name),
    write: async (name, file) => void files.set(name, file),
  }
}

function countingDraw() {
  const drawn: Card[] = []
  const draw = async (card: Card) => new Uint8Array([drawn.push(card)])
  return { drawn, draw }
}

test('draws once for simultaneous requests', async () => {
  const { drawn, draw } = countingDraw()
  const pictureOf = createSharePictures({ uploaded, draw, remote, log })
  await Promise.all([pictureOf(card), pictureOf(card), pictureOf(card)])
  expect(drawn).toHaveLength(1)
})

test('keeps a drawing under a name made from its content', async () => {
  const { drawn, draw } = countingDraw()
  const pictureOf = createSharePictures({ uploaded, cache: memoryCache(), draw, remote, log })
  for (const siteName of ['Tuckling', 'Tuckling', 'Other']) await pictureOf(siteCard(siteName))
  expect(drawn).toHaveLength(2)
})

test('shows a retailer’s picture whole, and does not keep a card without it', async () => {
  const { drawn, draw } = countingDraw()
  const cache = memoryCache()
  const product = { ...card, pictureAddress: 'https://pictures.example/a.jpg' }
  const without = await createSharePictures({ uploaded, cache, draw, remote, log })(product)
  expect(without?.isComplete).toBe(false)
  expect(cache.files.size).toBe(0)
  const content = Buffer.from('picture')
  const remotePictures = { variant: async () => content }
  expect(
    (await createSharePictures({ uploaded, cache, draw, remote: remotePictures, log })(product))?.isComplete,
  ).toBe(true)
  expect(cache.files.size).toBe(1)
  expect(drawn.map(({ picture }) => picture)).toEqual([undefined, { content, fit: 'contain' }])
})

test('returns the picture even if the folder is not writable', async () => {
  const cache = {
    read: async () => {
      throw new Error('EACCES')
    },
    write: async () => {
      throw new Error('EACCES')
    },
  }
  const { draw } = countingDraw()
  expect(await createSharePictures({ uploaded, cache, draw, remote, log })(card)).toBeDefined()
})

test('refuses a picture while too many wait and draws it later', async () => {
  const draw = createCardDrawer(0)
  const { pictureAddress: _, ...plain } = card
  const first = draw(plain)
  await expect(draw(plain)).rejects.toThrow(QueueFullError)
  const pictureOf = createSharePictures({ uploaded, draw, remote, log })
  expect(await pictureOf(card)).toBeUndefined()
  expect((await first).length).toBeGreaterThan(1_000)
  const { width, height } = await sharp((await pictureOf(card))?.jpeg).metadata()
  expect([width, height]).toEqual([1200, 630])
})
