import { detectDialect, HEAD_CHARACTERS } from '#server/features/feeds/dialects/detect.ts'
import type { Dialect, FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { inspectFile, readBytes } from '#server/features/feeds/reading/feed-bytes.ts'
import { decodeText } from '#server/features/feeds/reading/feed-text.ts'

export interface OpenFeed {
  dialect: Dialect['name']
  events: AsyncGenerator<FeedEvent>
}

/** Finds out what the file is and reads it; a FeedError when it is corrupt or no feed. */
export async function openFeed(path: string): Promise<OpenFeed> {
  const file = await inspectFile(path)
  const { head, text } = await peekHead(decodeText(readBytes(file)))
  const dialect = detectDialect(head)
  return { dialect: dialect.name, events: readEvents(dialect.read(text, head), file.truncated) }
}

async function* readEvents(events: AsyncGenerator<FeedEvent>, truncated: boolean): AsyncGenerator<FeedEvent> {
  if (truncated) yield { kind: 'broken', reason: 'The compressed file ends too early' }
  yield* events
}

/** The beginning of the text, and the whole of it. */
async function peekHead(source: AsyncGenerator<string>) {
  let head = ''
  let next = await source.next()
  while (!next.done) {
    head += next.value
    if (head.length >= HEAD_CHARACTERS) break
    next = await source.next()
  }
  async function* whole() {
    yield head
    yield* source
  }
  return { head, text: whole() }
}
