import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#shared/time/durations.ts'

interface Entry {
  bytes: number
  usedAt: number
}

const UNFINISHED = '.part'
/** File times keep the order over a restart; accuracy to the hour is enough. */
const TOUCH_INTERVAL_MS = HOUR_MS
const ABANDONED_MS = HOUR_MS

/** Stores files up to `maxBytes` in all, and removes the least recently used first. */
export function createFileCache({ folder, maxBytes }: { folder: string; maxBytes: number }) {
  let loading: Promise<Map<string, Entry>> | undefined
  let total = 0
  let writes = 0

  async function load(): Promise<Map<string, Entry>> {
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    await Promise.all(names.filter((name) => name.endsWith(UNFINISHED)).map(removeAbandoned))
    const inspected = await Promise.all(names.filter((name) => !name.endsWith(UNFINISHED)).map(inspect))
    const oldestFirst = inspected.flat().sort(([, a], [, b]) => a.usedAt - b.usedAt)
    total = oldestFirst.reduce((sum, [, entry]) => sum + entry.bytes, 0)
    return new Map(oldestFirst)
  }

  async function inspect(name: string): Promise<[string, Entry][]> {
    const file = await stat(join(folder, name)).catch(() => undefined)
    return file?.isFile() ? [[name, { bytes: file.size, usedAt: file.mtimeMs }]] : []
  }

  /** Another process of the shop may be writing it. */
  async function removeAbandoned(name: string) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > ABANDONED_MS) await remove(name)
  }

  function remove(name: string) {
    return rm(join(folder, name), { force: true })
  }

  function entries(): Promise<Map<string, Entry>> {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  function forget(index: Map<string, Entry>, name: string) {
    total -= index.get(name)?.bytes ?? 0
    index.delete(name)
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      const index = await entries()
      const entry = index.get(name)
      if (!entry) return undefined
      const path = join(folder, name)
      const content = await readFile(path).catch(() => undefined)
      if (!content) {
        forget(index, name)
        return undefined
      }
      const now = Date.now()
      if (now - entry.usedAt > TOUCH_INTERVAL_MS) await utimes(path, now / 1000, now / 1000).catch(() => {})
      index.delete(name)
      index.set(name, { ...entry, usedAt: now })
      return content
    },

    async write(name: string, content: Buffer): Promise<void> {
      const index = await entries()
      writes += 1
      const unfinished = join(folder, `${name}.${process.pid}-${writes}${UNFINISHED}`)
      await writeFile(unfinished, content)
      await rename(unfinished, join(folder, name))
      forget(index, name)
      index.set(name, { bytes: content.length, usedAt: Date.now() })
      total += content.length
      for (const oldest of index.keys()) {
        if (total <= maxBytes) break
        forget(index, oldest)
        await remove(oldest)
      }
    },
  }
}
