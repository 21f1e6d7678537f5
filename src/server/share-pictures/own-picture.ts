import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import type { Card } from '#server/share-pictures/card.ts'

const OWN_PICTURE = /^\/images\/((?:products|articles|heroes)\/[\w-]+\.webp)$/

/** One of our own pictures by its address on the site; nothing for any other address. */
export async function readOwnPicture(address: string | null): Promise<Card['picture']> {
  const name = OWN_PICTURE.exec(address ?? '')?.[1]
  if (!name) return undefined
  try {
    return { content: await readFile(join(projectRoot(), 'src/client/pictures', name)), fit: 'cover' }
  } catch {
    return undefined
  }
}
