import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const EXTENSION = '.jpg'
/** Pruning leaves room, so that it is not done for every picture. */
const KEPT_SHARE = 0.8

export type PictureStore = ReturnType<typeof createPictureStore>

/** Where there is no place to keep anything, such as beside a database in memory. */
export const noPictureStore: PictureStore = {
  read: async () => undefined,
  write: async () => undefined,
}

/** At most `maxFiles` pictures in a folder; those that were not asked for the longest give way. */
export function createPictureStore(folder: string, maxFiles: number) {
  let count: number | undefined

  async function read(key: string): Promise<Uint8Array | undefined> {
    const file = join(folder, key + EXTENSION)
    try {
      const content = await readFile(file)
      const now = new Date()
      await utimes(file, now, now)
      return content
    } catch {
      return undefined
    }
  }

  async function write(key: string, content: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `${randomUUID()}.unfinished`)
    await writeFile(unfinished, content)
    await rename(unfinished, join(folder, key + EXTENSION))
    count = (count ?? (await readdir(folder)).length - 1) + 1
    if (count > maxFiles) count = await prune(folder, Math.floor(maxFiles * KEPT_SHARE))
  }

  return { read, write }
}

async function prune(folder: string, kept: number): Promise<number> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map(async (name) => ({ name, usedAt: await usedAt(folder, name) })))
  const oldest = files.sort((a, b) => b.usedAt - a.usedAt).slice(kept)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  return files.length - oldest.length
}

async function usedAt(folder: string, name: string): Promise<number> {
  return stat(join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
