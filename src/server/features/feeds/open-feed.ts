import { detectDialect, HEAD_CHARACTERS } from '#server/features/feeds/dialects/detect.ts'
import {
  type ColumnMap,
  type Dialect,
  type FeedEvent,
  withMapping,
} from '#server/features/feeds/dialects/dialect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { inspectFile, readBytes } from '#server/features/feeds/reading/feed-bytes.ts'
import { decodeText } from '#server/features/feeds/reading/feed-text.ts'
import { withoutPreamble } from '#server/features/feeds/reading/preamble.ts'
import { type ArchivePart, isArchive, openArchive } from '#server/features/feeds/reading/zip-archive.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

const FEED_ENDINGS = ['xml', 'csv', 'tsv', 'txt', 'json', 'jsonl', 'ndjson']

interface ReadingOptions {
  /** Detected from the content when missing. */
  dialect?: string | undefined
  mapping?: ColumnMap | undefined
  linkTemplate?: string | undefined
}

export interface OpenFeed {
  dialect: Dialect['name']
  events: AsyncGenerator<FeedEvent>
  bytes: { bytesRead: number; bytesTotal: number }
}

/** Identifies the file and reads it; throws a FeedError when it is corrupt or no feed. */
export async function openFeed(path: string, options: ReadingOptions = {}): Promise<OpenFeed> {
  if (await isArchive(path)) return openArchivedFeed(path, options)
  const file = await inspectFile(path)
  const bytes = { bytesRead: 0, bytesTotal: file.bytes }
  const { dialect, events } = await readPart(readBytes(file), options, bytes)
  return { dialect: dialect.name, events: file.truncated ? brokenBefore(events) : events, bytes }
}

export async function* readHeads(path: string): AsyncGenerator<string> {
  if (!(await isArchive(path))) {
    yield await firstText(readBytes(await inspectFile(path)))
    return
  }
  const archive = await openArchive(path, FEED_ENDINGS)
  try {
    if (archive.parts.length === 0) throw noFeedInArchive()
    for (const part of archive.parts) yield await firstText(part.read())
  } finally {
    archive.close()
  }
}

function noFeedInArchive(): FeedError {
  return new FeedError('The archive contains no feed')
}

async function firstText(source: AsyncGenerator<Buffer>): Promise<string> {
  const { head, text } = await peekHead(decodeText(source))
  await text.return(undefined)
  return head
}

/** All files of the archive with the first feed's extension form one feed. */
async function openArchivedFeed(path: string, options: ReadingOptions): Promise<OpenFeed> {
  const archive = await openArchive(path, FEED_ENDINGS)
  try {
    const first = await firstFeed(archive.parts, options)
    const parts = archive.parts.filter(({ ending }) => ending === first.ending)
    const bytes = { bytesRead: 0, bytesTotal: parts.reduce((sum, part) => sum + part.bytes, 0) }
    const events = readParts(parts, { ...options, dialect: first.dialect.name }, bytes, archive.close)
    return { dialect: first.dialect.name, events, bytes }
  } catch (error) {
    archive.close()
    throw error
  }
}

async function firstFeed(parts: ArchivePart[], options: ReadingOptions) {
  let refusal = noFeedInArchive()
  for (const part of parts) {
    try {
      return { dialect: detectDialect(await firstText(part.read()), options.dialect), ending: part.ending }
    } catch (error) {
      if (!(error instanceof FeedError)) throw error
      refusal = error
    }
  }
  throw refusal
}

async function* readParts(
  parts: ArchivePart[],
  options: ReadingOptions,
  bytes: OpenFeed['bytes'],
  close: () => void,
): AsyncGenerator<FeedEvent> {
  try {
    for (const part of parts) {
      const opened = await readPart(part.read(), options, bytes).catch(asBroken)
      if ('kind' in opened) yield opened
      else yield* opened.events
    }
  } finally {
    close()
  }
}

function asBroken(error: unknown): FeedEvent {
  if (error instanceof FeedError) return { kind: 'broken', reason: error.message }
  throw error
}

async function readPart(source: AsyncGenerator<Buffer>, options: ReadingOptions, bytes: OpenFeed['bytes']) {
  const { head, text } = await peekHead(decodeText(counted(source, bytes)))
  const dialect = detectDialect(head, options.dialect)
  const columns = withMapping(dialect.columns, options.mapping)
  requireColumns(dialect, columns, options)
  return { dialect, events: dialect.read(text, head, columns) }
}

/** A file of no known dialect needs columns for the id, the name and the link. */
function requireColumns({ name }: Dialect, columns: ColumnMap, { linkTemplate }: ReadingOptions) {
  if (!name.startsWith('generic-')) return
  const needed = FEED_FIELDS.slice(0, linkTemplate ? 2 : 3)
  const missing = needed.filter((field) => !columns[field]?.length)
  if (missing.length > 0) throw new FeedError(`No column is chosen for ${missing.join(', ')}`)
}

async function* counted(source: AsyncGenerator<Buffer>, bytes: OpenFeed['bytes']): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    bytes.bytesRead += chunk.length
    yield chunk
  }
}

async function* brokenBefore(events: AsyncGenerator<FeedEvent>): AsyncGenerator<FeedEvent> {
  yield { kind: 'broken', reason: 'The compressed file ends too early' }
  yield* events
}

async function peekHead(source: AsyncGenerator<string>) {
  let start = ''
  let next = await source.next()
  while (!next.done) {
    start += next.value
    if (start.length >= HEAD_CHARACTERS) break
    next = await source.next()
  }
  const head = withoutPreamble(start)
  async function* whole() {
    try {
      yield head
      yield* source
    } finally {
      await source.return(undefined)
    }
  }
  return { head, text: whole() }
}
