import { hash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'
import { createFileCache } from '#server/integrations/file-cache.ts'
import { sharedWork } from '#server/operations/shared-work.ts'
import { QueueFullError } from '#server/operations/work-queue.ts'
import { createThreads } from '#server/operations/worker.ts'
import type { Card } from '#server/share-pictures/card.ts'
import { type CardPictures, readCardLogo, readCardPicture } from '#server/share-pictures/card-picture.ts'
import type { CardDescription } from '#server/share-pictures/describe-card.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** Increase it with every change to the look of cards. */
const DESIGN = 1
const CACHE_BYTES = 128 * 1024 ** 2
const DRAWING = { atOnce: 1, limitMs: 20 * SECOND_MS }
const MAX_WAITING = 20

interface SharePicture {
  jpeg: Uint8Array
  /** False when the product's picture was unavailable and is worth requesting again. */
  isComplete: boolean
}

type DrawCard = (card: Card) => Promise<Uint8Array>

type SharePictures = (card: CardDescription) => Promise<SharePicture | undefined>

export type CardCache = Pick<ReturnType<typeof createFileCache>, 'read' | 'write'>

interface SharePicturesConfig extends CardPictures {
  /** Without a cache, each picture is drawn on every request. */
  cache?: CardCache | undefined
  draw: DrawCard
  log: Logger
}

/** Stores the files beside the database. Backups may leave them out, because they can be drawn again. */
export function sharePicturesOf(
  { DATABASE_PATH }: Environment,
  pictures: CardPictures,
  log: Logger,
): SharePictures {
  const folder = join(dirname(resolve(DATABASE_PATH)), 'share-pictures')
  const isPersistent = DATABASE_PATH !== ':memory:'
  const cache = isPersistent ? createFileCache({ folder, maxBytes: CACHE_BYTES }) : undefined
  return createSharePictures({ cache, draw: createCardDrawer(), ...pictures, log })
}

/** Draws cards one at a time in a thread. Throws QueueFullError when too many wait. */
export function createCardDrawer(maxWaiting = MAX_WAITING): DrawCard {
  const file = { folder: import.meta.dirname, name: 'draw-worker' }
  return createThreads(file, { ...DRAWING, maxWaiting })
}

/** Draws each picture once and caches it by its content. Returns nothing while too many others are being drawn. */
export function createSharePictures({ cache, draw, log, ...pictures }: SharePicturesConfig): SharePictures {
  const shared = sharedWork<SharePicture | undefined>()

  async function cachedOrDrawn(
    name: string,
    description: CardDescription,
  ): Promise<SharePicture | undefined> {
    const cached = await cache?.read(name).catch(() => undefined)
    if (cached) return { jpeg: cached, isComplete: true }
    const { pictureAddress, focus, logoName, ...card } = description
    const read = pictureAddress ? await readCardPicture(pictureAddress, pictures) : undefined
    const picture = read && { ...read, focus }
    const logo = logoName ? await readCardLogo(logoName, pictures) : undefined
    const jpeg = await drawUnlessBusy({ ...card, picture, ...(logo && { logo }) })
    if (!jpeg) return undefined
    const isComplete = Boolean(picture || !pictureAddress) && Boolean(logo || !logoName)
    if (isComplete) {
      await cache
        ?.write(name, Buffer.from(jpeg))
        .catch((error) => log.warn({ err: error }, 'picture not stored'))
    }
    return { jpeg, isComplete }
  }

  function drawUnlessBusy(card: Card): Promise<Uint8Array | undefined> {
    return draw(card).catch((error: unknown) => {
      if (error instanceof QueueFullError) return undefined
      throw error
    })
  }

  return async (description) => {
    const name = `${hash('sha256', JSON.stringify([DESIGN, description])).slice(0, 32)}.jpg`
    return shared(name, () => cachedOrDrawn(name, description))
  }
}
