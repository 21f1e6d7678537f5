import sax from 'sax'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'

const MAX_ITEM_CHARACTERS = 256 * 1024
const MAX_DEPTH = 64
const MAX_ATTRIBUTES = 200
const MAX_ERRORS = 10_000
/** sax keeps the text to the letter after these: a bare `&` or `<` in a text is no reason to lose a product. */
const HARMLESS = /^(?:Invalid character (?:in entity name|entity)|Unencoded <)/

export interface XmlItem {
  line: number
  /** The text of the item's children by name (`g:price`); of equal names the first that has text. */
  elements: Map<string, string>
}

interface ItemReaderOptions {
  /** Names of the elements that are records, without prefix. */
  items: string[]
  toRecord: (item: XmlItem) => FeedRecord
}

interface OpenItem extends XmlItem {
  depth: number
  start: number
  damage?: string
}

/** Reads items as they arrive. DOCTYPE is refused with a FeedError; no entity but the predefined ones is ever resolved. */
export function createItemReader({ items, toRecord }: ItemReaderOptions) {
  const parser = sax.parser(true, { position: true })
  const events: FeedEvent[] = []
  let depth = 0
  let item: OpenItem | undefined
  let element = ''
  let text = ''
  let attributes = 0
  let errors = 0
  let recordsSeen = 0
  let state: 'reading' | 'stopped' | 'done' = 'reading'

  function stop(reason: string) {
    if (state === 'reading') events.push({ kind: 'broken', reason })
    state = 'stopped'
    item = undefined
  }

  function closeItem() {
    if (!item) return
    const record = toRecord(item)
    recordsSeen += 1
    const tooLarge = parser.position - item.start > MAX_ITEM_CHARACTERS
    const reason = tooLarge ? 'The record is larger than 256 KiB' : item.damage
    if (!reason) events.push({ kind: 'record', record })
    else
      events.push({
        kind: 'rejected',
        rejection: { line: item.line, externalId: record.externalId?.trim(), field: 'record', reason },
      })
    if (!tooLarge && reason) events.push({ kind: 'broken', reason: `${reason} (line ${item.line})` })
    item = undefined
  }

  function addText(more: string) {
    if (item && element && parser.position - item.start <= MAX_ITEM_CHARACTERS) text += more
  }

  parser.onopentagstart = () => {
    attributes = 0
  }
  parser.onattribute = () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES)
      stop(`An element in line ${lineNow()} has over ${MAX_ATTRIBUTES} attributes`)
  }
  parser.onopentag = (tag) => {
    depth += 1
    if (state !== 'reading') return
    if (depth > MAX_DEPTH) return stop(`Elements in line ${lineNow()} are nested over ${MAX_DEPTH} deep`)
    if (items.includes(localName(tag.name))) {
      if (item) {
        item.damage ??= 'The element is never closed'
        closeItem()
      }
      item = { line: lineNow(), elements: new Map(), depth, start: parser.position }
      element = ''
    } else if (item && depth === item.depth + 1) {
      element = tag.name
      text = tag.name === 'link' ? atomHref(tag.attributes) : ''
    }
  }
  parser.onclosetag = () => {
    if (item && depth === item.depth + 1) {
      if (!item.elements.get(element)?.trim()) item.elements.set(element, text)
      element = ''
      text = ''
    }
    if (item && depth === item.depth) closeItem()
    depth -= 1
    if (depth === 0 && state === 'reading') state = 'done'
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.ondoctype = () => {
    if (recordsSeen === 0 && !item) throw new FeedError('The file is XML with a DOCTYPE, which is refused')
    stop(`A DOCTYPE stands in line ${lineNow()}`)
  }
  parser.onerror = (error) => {
    parser.resume()
    const [message = ''] = error.message.split('\n')
    errors += 1
    if (message.startsWith('Max buffer length') || errors > MAX_ERRORS + recordsSeen)
      stop(`Line ${lineNow()} is no XML: ${message}`)
    if (HARMLESS.test(message)) return
    if (item) item.damage ??= `The element is not well-formed XML: ${message}`
    else if (state === 'reading')
      events.push({ kind: 'broken', reason: `Line ${lineNow()} is not well-formed XML: ${message}` })
  }

  function lineNow(): number {
    return parser.line + 1
  }

  function take(): FeedEvent[] {
    return events.splice(0)
  }

  return {
    write(chunk: string): FeedEvent[] {
      if (state === 'reading') parser.write(chunk)
      return take()
    },
    isDone: () => state !== 'reading',
    /** Half an item at the end is no product. */
    end(): FeedEvent[] {
      if (state === 'reading') stop(`The file breaks off in line ${lineNow()}`)
      return take()
    },
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function atomHref(attributes: Record<string, unknown>): string {
  const { href, rel } = attributes
  return typeof href === 'string' && (rel === undefined || rel === 'alternate') ? href : ''
}
