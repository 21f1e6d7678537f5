const MAX_ELEMENT_CHARACTERS = 256 * 1024
const MAX_TARGET_DEPTH = 4
const QUOTE = 34
const BACKSLASH = 92

export type JsonEvent =
  | { kind: 'element'; line: number; value: unknown }
  | { kind: 'unreadable'; line: number; reason: string }
  | { kind: 'broken'; reason: string }

interface Reading {
  buffer: string
  line: number
  depth: number
  inString: boolean
  escaped: boolean
  /** Where the string being read begins; before the array is found, it may be its name. */
  stringStart: number
  name: string
  /** Depth of the elements; 0 until the array is found. */
  target: number
  elementStart: number
  elementLine: number
  tooLarge: boolean
  state: 'reading' | 'done'
}

/**
 * The elements of an array in a JSON text, in constant memory: the first array under one of `names`, or the text
 * itself. Each element is read by itself, so that a bad one costs only itself.
 */
export async function* readJsonElements(
  text: AsyncIterable<string>,
  names: readonly string[],
): AsyncGenerator<JsonEvent> {
  const reading: Reading = {
    buffer: '',
    line: 1,
    depth: 0,
    inString: false,
    escaped: false,
    stringStart: 0,
    name: '',
    target: 0,
    elementStart: -1,
    elementLine: 1,
    tooLarge: false,
    state: 'reading',
  }
  for await (const chunk of text) {
    yield* readChunk(reading, chunk, names)
    if (reading.state === 'done') return
  }
  yield { kind: 'broken', reason: `The file breaks off in line ${reading.line}` }
}

function readChunk(reading: Reading, chunk: string, names: readonly string[]): JsonEvent[] {
  const events: JsonEvent[] = []
  const from = reading.buffer.length
  reading.buffer += chunk
  for (let at = from; at < reading.buffer.length && reading.state === 'reading'; at++) {
    const code = reading.buffer.charCodeAt(at)
    if (code === 10) reading.line += 1
    if (reading.inString) readStringCharacter(reading, code, at)
    else events.push(...readStructure(reading, code, at, names))
  }
  dropRead(reading)
  return events
}

function readStringCharacter(reading: Reading, code: number, at: number) {
  if (reading.escaped) reading.escaped = false
  else if (code === BACKSLASH) reading.escaped = true
  else if (code === QUOTE) {
    reading.inString = false
    if (reading.target === 0) reading.name = reading.buffer.slice(reading.stringStart, at)
  }
}

function readStructure(reading: Reading, code: number, at: number, names: readonly string[]): JsonEvent[] {
  if (code === QUOTE) {
    reading.inString = true
    reading.stringStart = at + 1
  }
  const character = String.fromCharCode(code)
  if (character === '{' || character === '[') {
    if (reading.target > 0 && reading.depth === reading.target) startElement(reading, at)
    else if (reading.target === 0 && character === '[' && isTarget(reading, names))
      reading.target = reading.depth + 1
    reading.depth += 1
  } else if (character === '}' || character === ']') {
    reading.depth -= 1
    if (reading.target > 0 && reading.depth < reading.target) reading.state = 'done'
    if (reading.target > 0 && reading.depth === reading.target) return endElement(reading, at)
  }
  return []
}

function isTarget({ depth, name }: Reading, names: readonly string[]): boolean {
  return depth === 0 || (depth < MAX_TARGET_DEPTH && names.includes(name))
}

function startElement(reading: Reading, at: number) {
  reading.elementStart = at
  reading.elementLine = reading.line
  reading.tooLarge = false
}

function endElement(reading: Reading, at: number): JsonEvent[] {
  const { elementStart, elementLine: line, buffer, tooLarge } = reading
  reading.elementStart = -1
  if (tooLarge || at + 1 - elementStart > MAX_ELEMENT_CHARACTERS) {
    return [{ kind: 'unreadable', line, reason: 'The record is larger than 256 KiB' }]
  }
  try {
    return [{ kind: 'element', line, value: JSON.parse(buffer.slice(elementStart, at + 1)) }]
  } catch {
    return [{ kind: 'unreadable', line, reason: 'The record isn’t valid JSON' }]
  }
}

/** Keeps only what an open element, or a name before the array, still needs. */
function dropRead(reading: Reading) {
  const open = reading.elementStart >= 0 && !reading.tooLarge
  if (open && reading.buffer.length - reading.elementStart > MAX_ELEMENT_CHARACTERS) reading.tooLarge = true
  if (open && !reading.tooLarge) {
    reading.buffer = reading.buffer.slice(reading.elementStart)
    reading.elementStart = 0
    return
  }
  const name =
    reading.inString && reading.target === 0 ? reading.buffer.slice(reading.stringStart).slice(0, 100) : ''
  reading.buffer = name
  reading.stringStart = 0
}
