import { CATEGORY_WORDS } from '#server/features/feeds/category-words.ts'
import { CATEGORY_SHORTS, type CategoryShort } from '#shared/categories.ts'
import { foldText } from '#shared/text-folding.ts'

interface CategoryClues {
  name: string
  /** The feed's own categories, the most telling one first. */
  paths: (string | undefined)[]
}

const COMPOUND_LENGTH = 5
const ENDINGS = 's|e|n|r|en|er|ar|or|et|es'
const DEPARTMENT_WEIGHT = 1
const FIRST_THING_WEIGHT = 4
const LATER_THING_WEIGHT = 1
const PATH_WEIGHTS = [3, 2]

const things = new Map<string, CategoryShort>()
const departments = new Map<string, CategoryShort>()
for (const short of CATEGORY_SHORTS) {
  for (const word of wordsOf(CATEGORY_WORDS[short].things)) things.set(word, short)
  for (const word of wordsOf(CATEGORY_WORDS[short].departments)) departments.set(word, short)
}
const thingPattern = patternOf(things)
const departmentPattern = patternOf(departments)

/** The shop category that a product's name and its feed's own categories speak for; null when nothing does. */
export function guessCategory({ name, paths }: CategoryClues): CategoryShort | null {
  const scores = new Map<CategoryShort, number>()
  const add = (short: CategoryShort | undefined, weight: number) => {
    if (short) scores.set(short, (scores.get(short) ?? 0) + weight)
  }
  find(things, thingPattern, name).forEach((short, index) => {
    add(short, index === 0 ? FIRST_THING_WEIGHT : LATER_THING_WEIGHT)
  })
  paths.forEach((path, index) => {
    const found = find(things, thingPattern, path)
    add(found.at(-1), PATH_WEIGHTS[index] ?? 1)
    for (const short of new Set(find(departments, departmentPattern, path))) add(short, DEPARTMENT_WEIGHT)
  })
  return best(scores)
}

function best(scores: Map<CategoryShort, number>): CategoryShort | null {
  const [first] = [...scores].sort((a, b) => b[1] - a[1])
  return first?.[0] ?? null
}

function find(words: Map<string, CategoryShort>, pattern: RegExp, text: string | undefined): CategoryShort[] {
  if (!text) return []
  const matches = [
    ...foldText(text)
      .replace(/[\s-]+/g, ' ')
      .matchAll(pattern),
  ]
  return matches.flatMap((match) => words.get((match[1] ?? match[2] ?? '').replaceAll(' ', '_')) ?? [])
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Longest first; a short word stands alone but for its ending, a longer one may begin or end inside another. */
function patternOf(words: Map<string, CategoryShort>): RegExp {
  const sorted = [...words.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('_', ' '))
  const long = sorted.filter((word) => word.length >= COMPOUND_LENGTH)
  const short = sorted.filter((word) => word.length < COMPOUND_LENGTH)
  return new RegExp(`(${long.join('|')})|(?<![a-z])(${short.join('|')})(?:${ENDINGS})?(?![a-z])`, 'g')
}
