import sax from 'sax'
import { type Candidate, chooseRecords } from '#server/features/feeds/dialects/record-choice.ts'
import { createDepths, MAX_STEPS } from '#server/features/feeds/dialects/xml-depths.ts'

const MAX_DEPTH = 64
const PIECE_LENGTH = 4_096
const MOST_COLUMNS = 500

interface OpenElement {
  name: string
  depths: ReturnType<typeof createDepths>
}

export function recordElements(head: string): string[] {
  const candidates = new Map<string, Candidate>()
  const open: OpenElement[] = []
  const outer = () => open.slice(-MAX_STEPS)
  const parser = sax.parser(true)
  const addText = (text: string) => {
    for (const { depths } of outer()) depths.text(text)
  }
  parser.onerror = () => parser.resume()
  parser.ontext = addText
  parser.oncdata = addText
  parser.onopentag = ({ name, attributes }) => {
    for (const { depths } of outer()) depths.open(name, attributes)
    open.push({ name: name.slice(name.indexOf(':') + 1), depths: createDepths(attributes) })
  }
  parser.onclosetag = () => {
    const closed = open.pop()
    for (const { depths } of outer()) depths.close()
    if (closed) addCandidate(candidates, closed, open)
  }
  for (let at = 0; at < head.length && open.length <= MAX_DEPTH; at += PIECE_LENGTH) {
    parser.write(head.slice(at, at + PIECE_LENGTH))
  }
  for (let element = open.pop(); element; element = open.pop()) addCandidate(candidates, element, open)
  const records = chooseRecords([...candidates.values()])
  return records ? [records.name] : []
}

/** An element nested in one of its own name belongs to the outer one. */
function addCandidate(
  candidates: Map<string, Candidate>,
  { name, depths }: OpenElement,
  outer: OpenElement[],
) {
  const within = depths.texts.size > 0 ? outer.slice(-MAX_DEPTH).map((element) => element.name) : []
  if (within.length === 0 || within.includes(name)) return
  const { columns = [], count = 0, within: before = [] } = candidates.get(name) ?? {}
  candidates.set(name, {
    place: name,
    name,
    columns: columns.length < MOST_COLUMNS ? [...new Set([...columns, ...depths.texts.keys()])] : columns,
    count: count + 1,
    within: [...new Set([...before, ...within])],
  })
}
