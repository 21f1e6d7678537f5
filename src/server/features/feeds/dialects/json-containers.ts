import type { Candidate } from '#server/features/feeds/dialects/record-choice.ts'

const MOST_STEPS = 5
const MOST_COLUMNS = 500
const MOST_PLACES = 200
const COMPARED_MEMBERS = 5
const MAX_DEPTH = 32
/** A whole string, a structural character, or anything else: numbers and literals. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs

interface Frame {
  isArray: boolean
  place: string
  step: string
  /** The name of the next value, or the number of values before it. */
  name: string
  index: number
  isValue: boolean
  keys: Set<string>
}

type Container = ReturnType<typeof newContainer>

/** Finds the lists of objects, with their columns. An object of similar objects counts as one. */
export function containersIn(head: string): Candidate[] {
  const containers = new Map<string, Container>()
  const frames: Frame[] = []
  for (const [token] of head.matchAll(TOKEN)) {
    if (frames.length > MAX_DEPTH) break
    const frame = frames.at(-1)
    if (token === '{' || token === '[') openFrame(containers, frames, token === '[')
    else if (token === '}' || token === ']') closeFrame(containers, frames)
    else if (!frame) continue
    else if (token === ':') frame.isValue = true
    else if (token === ',') {
      frame.isValue = frame.isArray
      frame.index += 1
    } else if (frame.isArray || frame.isValue) addLeaf(containers, frames)
    else frame.name = token.replaceAll('"', '')
  }
  return [...containers.values()].filter(holdsAlike).map(({ place, columns, count, within }) => ({
    place,
    name: place.slice(place.lastIndexOf('/') + 1),
    columns: [...columns],
    count,
    within: [...within],
  }))
}

function openFrame(containers: Map<string, Container>, frames: Frame[], isArray: boolean) {
  const parent = frames.at(-1)
  const step = parent?.isArray ? '*' : (parent?.name ?? '')
  const place = parent?.place ? `${parent.place}/${step}` : step
  if (parent && !isArray) noteObject(containers, frames, parent)
  frames.push({ isArray, place, step: stepOf(parent), name: '', index: 0, isValue: isArray, keys: new Set() })
}

function noteObject(containers: Map<string, Container>, frames: Frame[], parent: Frame) {
  const container = containerOf(containers, parent)
  if (!container) return
  container.count += 1
  for (const frame of frames) if (frame.place !== parent.place) container.within.add(frame.place)
}

function containerOf(containers: Map<string, Container>, { place, isArray }: Frame): Container | undefined {
  const existing = containers.get(place)
  if (existing || containers.size >= MOST_PLACES) return existing
  const container = newContainer(place, isArray)
  containers.set(place, container)
  return container
}

function newContainer(place: string, isArray: boolean) {
  const members: Set<string>[] = []
  return { isArray, place, columns: new Set<string>(), count: 0, within: new Set<string>(), members }
}

function closeFrame(containers: Map<string, Container>, frames: Frame[]) {
  const closed = frames.pop()
  const parent = frames.at(-1)
  if (!closed || closed.isArray || !parent) return
  const members = containers.get(parent.place)?.members
  if (members && members.length < COMPARED_MEMBERS) members.push(closed.keys)
}

function stepOf(frame: Frame | undefined): string {
  return frame?.isArray ? String(frame.index) : (frame?.name ?? '')
}

function addLeaf(containers: Map<string, Container>, frames: Frame[]) {
  const innermost = frames.at(-1)
  let column = stepOf(innermost)
  innermost?.keys.add(column)
  for (let at = frames.length - 1; at > 0 && at >= frames.length - MOST_STEPS; at--) {
    const frame = frames[at]
    const parent = frames[at - 1]
    if (!frame || !parent) return
    const columns = frame.isArray ? undefined : containers.get(parent.place)?.columns
    if (columns && columns.size < MOST_COLUMNS) columns.add(column)
    column = `${frame.step}.${column}`
  }
}

function holdsAlike({ isArray, columns, members }: Container): boolean {
  if (isArray) return columns.size > 0
  const [first, ...others] = members
  if (!first || others.length === 0) return false
  return others.every((keys) => [...keys].filter((key) => first.has(key)).length * 2 > first.size)
}
