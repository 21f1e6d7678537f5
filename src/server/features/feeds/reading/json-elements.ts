import {
  type JsonEvent,
  MAX_ELEMENT_CHARACTERS,
  parseElement,
  TOO_LARGE,
} from '#server/features/feeds/reading/json-parsing.ts'

const MAX_CONTAINER_DEPTH = 16
const NAME_MAX_LENGTH = 100
const NEWLINE = 10
const QUOTE = 34
const OPEN_ARRAY = 91
const BACKSLASH = 92
const CLOSE_ARRAY = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** True if the container at the path holds records. The path has the names that lead to it, with `*` for each list. */
export type HoldsRecords = (path: readonly string[]) => boolean

type Reading = ReturnType<typeof startReading>

/** Takes constant memory. Each element is parsed by itself, so a bad one costs only itself. */
export async function* readJsonElements(
  text: AsyncIterable<string> | string[],
  holdsRecords: HoldsRecords,
): AsyncGenerator<JsonEvent> {
  const reading = startReading(holdsRecords)
  for await (const chunk of text) {
    yield* readChunk(reading, chunk)
    if (reading.isDone) return
  }
  yield { kind: 'broken', reason: `The file is cut off on line ${reading.line}` }
}

function startReading(holdsRecords: HoldsRecords) {
  const events: JsonEvent[] = []
  const path: string[] = []
  const isArray: boolean[] = []
  return {
    holdsRecords,
    events,
    buffer: '',
    line: 1,
    depth: 0,
    inString: false,
    escaped: false,
    /** The start of the current string; outside elements it may be a name. */
    stringStart: 0,
    name: '',
    path,
    isArray,
    /** Depth of the elements; 0 outside of a container of records. */
    target: 0,
    elementStart: -1,
    elementLine: 1,
    tooLarge: false,
    isDone: false,
  }
}

function readChunk(reading: Reading, chunk: string): JsonEvent[] {
  const from = reading.buffer.length
  reading.buffer += chunk
  const { buffer } = reading
  for (let at = from; at < buffer.length && !reading.isDone; at++) {
    const code = buffer.charCodeAt(at)
    if (code === NEWLINE) reading.line += 1
    if (reading.inString) readStringCharacter(reading, code, at)
    else if (code === QUOTE) startString(reading, at)
    else if (code === OPEN_OBJECT || code === OPEN_ARRAY) open(reading, code, at)
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) close(reading, at)
  }
  dropRead(reading)
  return reading.events.splice(0)
}

function startString(reading: Reading, at: number) {
  reading.inString = true
  reading.stringStart = at + 1
}

function readStringCharacter(reading: Reading, code: number, at: number) {
  if (reading.escaped) reading.escaped = false
  else if (code === BACKSLASH) reading.escaped = true
  else if (code === QUOTE) {
    reading.inString = false
    if (reading.target === 0) reading.name = reading.buffer.slice(reading.stringStart, at)
  }
}

function open(reading: Reading, code: number, at: number) {
  if (reading.target === 0) openContainer(reading, code === OPEN_ARRAY)
  else if (reading.depth === reading.target) {
    reading.elementStart = at
    reading.elementLine = reading.line
    reading.tooLarge = false
  }
  reading.depth += 1
}

function openContainer(reading: Reading, isArray: boolean) {
  const { depth, path, holdsRecords } = reading
  if (depth >= MAX_CONTAINER_DEPTH) return
  if (depth > 0) path.push(reading.isArray.at(-1) ? '*' : reading.name)
  reading.isArray.push(isArray)
  if (holdsRecords(path)) reading.target = depth + 1
}

function close(reading: Reading, at: number) {
  reading.depth -= 1
  if (reading.target > 0 && reading.depth === reading.target) endElement(reading, at)
  if (reading.target > 0 && reading.depth >= reading.target) return
  reading.target = 0
  if (reading.depth < MAX_CONTAINER_DEPTH) {
    reading.path.pop()
    reading.isArray.pop()
  }
  reading.isDone = reading.depth <= 0
}

function endElement(reading: Reading, at: number) {
  const { elementStart, elementLine: line, buffer, tooLarge } = reading
  reading.elementStart = -1
  reading.events.push(
    tooLarge
      ? { kind: 'unreadable', line, reason: TOO_LARGE }
      : parseElement(buffer.slice(elementStart, at + 1), line),
  )
}

function dropRead(reading: Reading) {
  const isOpen = reading.elementStart >= 0 && !reading.tooLarge
  if (isOpen && reading.buffer.length - reading.elementStart > MAX_ELEMENT_CHARACTERS) reading.tooLarge = true
  if (isOpen && !reading.tooLarge) {
    reading.buffer = reading.buffer.slice(reading.elementStart)
    reading.elementStart = 0
    return
  }
  const isName = reading.inString && reading.target === 0
  reading.buffer = isName ? reading.buffer.slice(reading.stringStart).slice(0, NAME_MAX_LENGTH) : ''
  reading.stringStart = 0
}
