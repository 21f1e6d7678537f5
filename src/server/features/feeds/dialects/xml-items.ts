import sax from 'sax'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { createDepths } from '#server/features/feeds/dialects/xml-depths.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'

/** Elements of this namespace get the prefix `g`, whatever prefix the file uses. */
export const GOOGLE_NAMESPACE = 'base.google.com/ns/1.0'
const MAX_ITEM_CHARACTERS = 256 * 1024
const MAX_DEPTH = 64
const MAX_ATTRIBUTES = 200
const MAX_ERRORS = 10_000
/** sax keeps the exact text after these errors: a bare `&` or `<` is no reason to lose a product. */
const HARMLESS = /^(?:Invalid character (?:in entity name|entity)|Unencoded <)/

export interface XmlItem {
  line: number
  /** The text of the item's children by name (`g:price`); among equal names the first with text. */
  elements: Map<string, string>
  depths: ReturnType<typeof createDepths> | undefined
}

interface ItemOptions {
  items: string[]
  hasDepths: boolean
  /** Elements of which an item may have several: each is one line, in which colons precede its parts. */
  several: Set<string>
  toRecord: (item: XmlItem) => FeedRecord
}

interface OpenItem extends XmlItem {
  depth: number
  start: number
  damage?: string
}

interface Reading {
  parser: sax.SAXParser
  options: ItemOptions
  events: FeedEvent[]
  state: 'reading' | 'stopped' | 'done'
  depth: number
  attributes: number
  errors: number
  records: number
  filePrefix: string
  item: OpenItem | undefined
  element: string
  text: string
}

/** Reads items as they arrive. Refuses a DOCTYPE with a FeedError; resolves only the entities of XML and HTML. */
export function createItemReader(options: ItemOptions) {
  const reading = startReading(options)
  return {
    write(chunk: string): FeedEvent[] {
      if (reading.state === 'reading') reading.parser.write(chunk)
      return reading.events.splice(0)
    },
    isDone: () => reading.state !== 'reading',
    /** An incomplete item at the end is no product. */
    end(): FeedEvent[] {
      stop(reading, `The file is cut off on line ${lineOf(reading)}`)
      return reading.events.splice(0)
    },
  }
}

function startReading(options: ItemOptions): Reading {
  const parser = sax.parser(true, { position: true })
  const reading: Reading = {
    parser,
    options,
    events: [],
    state: 'reading',
    depth: 0,
    attributes: 0,
    errors: 0,
    records: 0,
    filePrefix: 'g',
    item: undefined,
    element: '',
    text: '',
  }
  parser.onopentagstart = () => {
    reading.attributes = 0
  }
  parser.onattribute = ({ name, value }) => readAttribute(reading, name, value)
  parser.onopentag = ({ name, attributes }) => openElement(reading, name, attributes)
  parser.onclosetag = () => closeElement(reading)
  parser.ontext = (text) => addText(reading, text)
  parser.oncdata = (text) => addText(reading, text)
  parser.ondoctype = () => refuseDoctype(reading)
  parser.onerror = (error) => readError(reading, error)
  return reading
}

function readAttribute(reading: Reading, name: string, value: string) {
  reading.attributes += 1
  if (reading.attributes > MAX_ATTRIBUTES) {
    stop(reading, `An element on line ${lineOf(reading)} has more than ${MAX_ATTRIBUTES} attributes`)
  }
  if (name.startsWith('xmlns:') && value.includes(GOOGLE_NAMESPACE)) reading.filePrefix = name.slice(6)
}

function openElement(reading: Reading, name: string, attributes: Record<string, unknown>) {
  reading.depth += 1
  if (reading.state !== 'reading') return
  if (reading.depth > MAX_DEPTH) {
    stop(reading, `Elements on line ${lineOf(reading)} are nested more than ${MAX_DEPTH} levels deep`)
  } else if (isItem(reading, name)) {
    openItem(reading, attributes)
  } else if (reading.item) {
    openInItem(reading, reading.item, name, attributes)
  }
}

/** A nested one is part of the outer item: products list other products. */
function isItem({ options, item, depth }: Reading, name: string): boolean {
  return options.items.includes(localName(name)) && (!item || depth <= item.depth + 1)
}

function openInItem(reading: Reading, item: OpenItem, name: string, attributes: Record<string, unknown>) {
  const canonical = canonicalName(reading, name)
  item.depths?.open(canonical, attributes)
  if (reading.depth > item.depth + 1) {
    if (reading.options.several.has(reading.element)) reading.text += ':'
    return
  }
  reading.element = canonical
  reading.text = name === 'link' ? atomHref(attributes) : ''
}

function openItem(reading: Reading, attributes: Record<string, unknown>) {
  if (reading.item) {
    reading.item.damage ??= 'An element is never closed'
    closeItem(reading, reading.item)
  }
  const { parser, depth, options } = reading
  const depths = options.hasDepths ? createDepths(attributes) : undefined
  reading.item = { line: lineOf(reading), elements: new Map(), depths, depth, start: parser.position }
  reading.element = ''
}

function closeElement(reading: Reading) {
  const { item, depth, element } = reading
  if (item && depth > item.depth) item.depths?.close()
  if (item && depth === item.depth + 1) {
    const before = item.elements.get(element)?.trim()
    if (!before) item.elements.set(element, reading.text)
    else if (reading.options.several.has(element)) item.elements.set(element, `${before}\n${reading.text}`)
    reading.element = ''
    reading.text = ''
  }
  if (item && depth === item.depth) closeItem(reading, item)
  reading.depth -= 1
  if (reading.depth === 0 && reading.state === 'reading') reading.state = 'done'
}

function closeItem(reading: Reading, item: OpenItem) {
  const record = reading.options.toRecord(item)
  const reason = isTooLarge(reading, item) ? 'The record is larger than 256 KiB' : item.damage
  reading.records += 1
  reading.item = undefined
  if (!reason) {
    reading.events.push({ kind: 'record', record })
    return
  }
  const externalId = record.externalId?.trim()
  reading.events.push({
    kind: 'rejected',
    rejection: { line: item.line, externalId, field: 'record', reason },
  })
  if (item.damage) reading.events.push({ kind: 'broken', reason: `${item.damage} (line ${item.line})` })
}

function addText(reading: Reading, text: string) {
  const { item, element } = reading
  if (!item || !element || isTooLarge(reading, item)) return
  reading.text += text
  item.depths?.text(text)
}

function isTooLarge({ parser }: Reading, item: OpenItem): boolean {
  return parser.position - item.start > MAX_ITEM_CHARACTERS
}

function refuseDoctype(reading: Reading) {
  if (reading.records === 0) throw new FeedError('The file is XML with a DOCTYPE, which isn’t accepted')
  stop(reading, `There is a DOCTYPE on line ${lineOf(reading)}`)
}

function readError(reading: Reading, error: Error) {
  const { parser, item } = reading
  parser.resume()
  const [message = ''] = error.message.split('\n')
  reading.errors += 1
  if (message.startsWith('Max buffer length') || reading.errors > MAX_ERRORS + reading.records) {
    stop(reading, `Line ${lineOf(reading)} isn’t XML: ${message}`)
  }
  if (HARMLESS.test(message) || reading.state !== 'reading') return
  if (item) item.damage ??= `The element isn’t well-formed XML: ${message}`
  else
    reading.events.push({
      kind: 'broken',
      reason: `Line ${lineOf(reading)} isn’t well-formed XML: ${message}`,
    })
}

function stop(reading: Reading, reason: string) {
  if (reading.state !== 'reading') return
  reading.events.push({ kind: 'broken', reason })
  reading.state = 'stopped'
  reading.item = undefined
}

function lineOf({ parser }: Reading): number {
  return parser.line + 1
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function canonicalName({ filePrefix }: Reading, name: string): string {
  return name.startsWith(`${filePrefix}:`) ? `g:${localName(name)}` : name
}

function atomHref({ href, rel }: Record<string, unknown>): string {
  return typeof href === 'string' && (rel === undefined || rel === 'alternate') ? href : ''
}
