import { createHash } from 'node:crypto'
import type { DrawCard } from '#server/share-pictures/card-drawer.ts'
import type { CardDescription } from '#server/share-pictures/describe-card.ts'
import { readOwnPicture } from '#server/share-pictures/own-picture.ts'
import type { PictureStore } from '#server/share-pictures/picture-store.ts'

/** Raise it with every change of how cards look. */
const DESIGN = 1

/** Pictures by what they say: drawn once, then kept. Answers nothing while too many others are being drawn. */
export function createSharePictures(store: PictureStore, draw: DrawCard) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()

  async function make(key: string, { pictureAddress, ...card }: CardDescription) {
    const jpeg = await draw({ ...card, picture: await readOwnPicture(pictureAddress) })
    if (jpeg) await store.write(key, jpeg)
    return jpeg
  }

  return async (card: CardDescription): Promise<Uint8Array | undefined> => {
    const key = createHash('sha256')
      .update(JSON.stringify([DESIGN, card]))
      .digest('hex')
      .slice(0, 32)
    const kept = await store.read(key)
    if (kept) return kept
    const known = underWay.get(key)
    if (known) return known
    const making = make(key, card).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
