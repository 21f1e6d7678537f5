import { CATEGORY_WORDS } from '#server/features/feeds/mapping/category-words.ts'
import { wordFinder } from '#server/features/feeds/mapping/word-finder.ts'
import { DEFAULT_SHORTS, type DefaultShort } from '#shared/products/categories.ts'
import { foldText } from '#shared/text/text-folding.ts'

const LONGEST_TEXT = 1_000
const DEPARTMENT_WEIGHT = 1
const FIRST_THING_WEIGHT = 4
const LATER_THING_WEIGHT = 1
const PATH_WEIGHTS = [3, 2]

const MAX_CACHED_PATHS = 5_000

interface PathReading {
  thing: DefaultShort | undefined
  departments: Set<DefaultShort>
}

const findThings = wordFinder(wordsBy('things'))
const findDepartments = wordFinder(wordsBy('departments'))
const readPaths = new Map<string, PathReading>()

export function guessCategory(clues: { name: string; paths: (string | undefined)[] }): DefaultShort | null {
  const scores = new Map<DefaultShort, number>()
  const add = (short: DefaultShort, weight: number) => scores.set(short, (scores.get(short) ?? 0) + weight)
  for (const [index, short] of findThings(searchable(clues.name)).entries()) {
    add(short, index === 0 ? FIRST_THING_WEIGHT : LATER_THING_WEIGHT)
  }
  for (const [index, path] of clues.paths.entries()) {
    if (!path) continue
    const { thing, departments } = readPath(path)
    if (thing) add(thing, PATH_WEIGHTS[index] ?? 1)
    for (const short of departments) add(short, DEPARTMENT_WEIGHT)
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}

/** The last word of a path is the most specific one. */
function readPath(path: string): PathReading {
  const cached = readPaths.get(path)
  if (cached) return cached
  const text = searchable(path)
  const reading = { thing: findThings(text).at(-1), departments: new Set(findDepartments(text)) }
  if (readPaths.size >= MAX_CACHED_PATHS) readPaths.clear()
  readPaths.set(path, reading)
  return reading
}

function searchable(text: string): string {
  return foldText(text.slice(0, LONGEST_TEXT)).replace(/[\s-]+/g, ' ')
}

function wordsBy(kind: 'things' | 'departments'): Map<string, DefaultShort> {
  const words = DEFAULT_SHORTS.map((short) => ({
    short,
    list: CATEGORY_WORDS[short][kind].trim().split(/\s+/),
  }))
  return new Map(
    words.flatMap(({ short, list }) => list.map((word): [string, DefaultShort] => [word, short])),
  )
}
