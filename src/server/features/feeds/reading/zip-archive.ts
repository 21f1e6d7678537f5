import { open as openFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { refuseBomb } from '#server/features/feeds/reading/feed-bytes.ts'

const MAX_ENTRIES = 1_000
const ZIP = Buffer.from('PK')
const NO_FEED = /(?:^|\/)(?:\.[^./]|__MACOSX\/)|\/$/
/** Matches `/x`, `../x` and `C:\x`: no honest packer writes them. */
const LEADS_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i

/** One file of an archive; its name is a label, never a path. */
export interface ArchivePart {
  ending: string
  bytes: number
  read(): AsyncGenerator<Buffer>
}

export interface Archive {
  parts: ArchivePart[]
  close(): void
}

export async function isArchive(path: string): Promise<boolean> {
  const file = await openFile(path).catch(() => undefined)
  try {
    const start = await file?.read(Buffer.alloc(2), 0, 2, 0).catch(() => undefined)
    return start?.buffer.equals(ZIP) ?? false
  } finally {
    await file?.close()
  }
}

/** Checks every file with one of these extensions completely before any use. */
export async function openArchive(path: string, endings: string[]): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const entries = (await entriesOf(zip)).filter((entry) => endings.includes(endingOf(entry)))
    refuseEncrypted(entries)
    let inflated = 0
    for (const entry of entries) inflated += await inspect(zip, entry, inflated)
    return { parts: entries.map((entry) => partOf(zip, entry)), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof FeedError ? error : corrupt()
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
  } catch {
    throw corrupt()
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    if (entries.length > MAX_ENTRIES) throw new FeedError(`The archive has more than ${MAX_ENTRIES} files`)
  }
  return entries.filter((entry) => !NO_FEED.test(nameOf(entry)) && !LEADS_OUT.test(nameOf(entry)))
}

/** Reading only the unencrypted files would make the others' products seem delisted. */
function refuseEncrypted(entries: Entry[]) {
  const encrypted = entries.filter((entry) => entry.isEncrypted()).length
  if (encrypted === 0) return
  const which = encrypted === entries.length ? 'The archive is' : 'Part of the archive is'
  throw new FeedError(`${which} encrypted; create it again without a password`)
}

function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString('latin1')
}

function endingOf(entry: Entry): string {
  const name = nameOf(entry)
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}

function partOf(zip: ZipFile, entry: Entry): ArchivePart {
  return { ending: endingOf(entry), bytes: entry.uncompressedSize, read: () => inflate(zip, entry) }
}

async function* inflate(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry)
  try {
    for await (const chunk of stream) yield chunk
  } finally {
    stream.destroy()
  }
}

async function inspect(zip: ZipFile, entry: Entry, before: number): Promise<number> {
  let inflated = 0
  let checksum = 0
  for await (const chunk of inflate(zip, entry)) {
    inflated += chunk.length
    checksum = crc32(chunk, checksum)
    refuseBomb(inflated, entry.compressedSize, before)
  }
  if (checksum !== entry.crc32) throw corrupt()
  return inflated
}

function corrupt(): FeedError {
  return new FeedError('The file is an incomplete or corrupt ZIP archive')
}
