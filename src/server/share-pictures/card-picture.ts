import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import type { RemotePictures } from '#server/integrations/remote-pictures.ts'
import type { Card, CardLogo } from '#server/share-pictures/card.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { LOGO_PNG, MASTER_FILE, uploadedPictureAt } from '#shared/pictures/uploaded-pictures.ts'
import { logoPicture } from '#shared/site/logo.ts'

const OWN_PICTURE = /^\/images\/((?:products|articles|heroes)\/[\w-]+\.webp)$/
const REMOTE_WIDTH = 800

export interface CardPictures {
  remote: RemotePictures
  uploaded: (name: string, file: string) => Promise<Uint8Array | undefined>
}

/** Reads a picture from our own address or a retailer's; undefined when it is unavailable or too slow. */
export async function readCardPicture(
  address: string,
  { remote, uploaded }: CardPictures,
): Promise<Card['picture']> {
  const name = uploadedPictureAt(address)
  if (name) {
    const content = await uploaded(name, MASTER_FILE)
    return content && { content, fit: 'cover' }
  }
  const own = OWN_PICTURE.exec(address)?.[1]
  if (own) return readOwnPicture(own)
  const url = safeHttpUrl(address)
  const content = url && (await remote.variant(url, REMOTE_WIDTH, 'webp'))
  return content ? { content, fit: 'contain' } : undefined
}

export async function readCardLogo(
  name: string,
  { uploaded }: Pick<CardPictures, 'uploaded'>,
): Promise<CardLogo | undefined> {
  const logo = logoPicture(name)
  const png = logo && (await uploaded(name, LOGO_PNG))
  return png && { png, width: logo.width, height: logo.height, ...(logo.plate && { plate: logo.plate }) }
}

async function readOwnPicture(name: string): Promise<Card['picture']> {
  try {
    return { content: await readFile(join(projectRoot(), 'src/client/pictures', name)), fit: 'cover' }
  } catch {
    return undefined
  }
}
