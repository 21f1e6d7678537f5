import { expect, test } from 'vitest'
import { createCardDrawer } from '#server/share-pictures/card-drawer.ts'
import { siteCard } from '#server/share-pictures/describe-card.ts'
import { noPictureStore } from '#server/share-pictures/picture-store.ts'
import { createSharePictures } from '#server/share-pictures/share-pictures.ts'

const card = siteCard('Tuckling')

test('many who ask at once wait for one drawing', async () => {
  let drawn = 0
  const pictureOf = createSharePictures(noPictureStore, async () => new Uint8Array([++drawn]))
  const pictures = await Promise.all([pictureOf(card), pictureOf(card), pictureOf(card)])
  expect(drawn).toBe(1)
  expect(new Set(pictures).size).toBe(1)
})

test('what was drawn is kept under what it says', async () => {
  const kept = new Map<string, Uint8Array>()
  const store = {
    read: async (key: string) => kept.get(key),
    write: async (key: string, content: Uint8Array) => void kept.set(key, content),
  }
  let drawn = 0
  const pictureOf = createSharePictures(store, async () => new Uint8Array([++drawn]))
  for (const siteName of ['Tuckling', 'Tuckling', 'Other']) await pictureOf(siteCard(siteName))
  expect(drawn).toBe(2)
})

test('where too many wait the next is turned away at once, and later served', async () => {
  const draw = createCardDrawer(1)
  const { pictureAddress: _, ...plain } = card
  const first = draw(plain)
  expect(await draw(plain)).toBeUndefined()
  expect((await first)?.length).toBeGreaterThan(1_000)
  expect((await draw(plain))?.length).toBeGreaterThan(1_000)
})
