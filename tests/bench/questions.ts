import { parseArgs } from 'node:util'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { find } from '#server/features/products/finding/service.ts'
import { productListInput } from '#shared/inputs/products.ts'
import { figure } from './figures.ts'
import { SEARCHES } from './hostile-searches.ts'

const LIST_LIMIT_MS = 5
const SUGGESTION_LIMIT_MS = 1
const ROUNDS = 5
const NEAR_MS = 0.9
const PRINTED_COUNT = 15
const QUESTION_LENGTH = 110

type Filter = Record<string, unknown>

interface Question {
  kind: 'list' | 'facets' | 'suggest'
  query: Filter
}

export interface Cost {
  question: string
  kind: Question['kind']
  /** CPU time of the main thread, which delays all other requests. */
  loopMillis: number
  /** With what threads did for it. */
  allMillis: number
}

/** Words of the feed generator's names: common ones, rare ones, some that seldom meet. */
const WORDS = [
  'vagnasen',
  'barnvagn',
  'stroller',
  'regnställ',
  'body marinblå',
  'merinoull flaskvärmare',
  'barnvagn napp',
  'solhatt bomull vinter',
  'baby',
  'ekologisk bomull',
  'car seat',
  'strlller',
]
const SORTS = ['featured', 'alphabetical', 'price-low-high', 'price-high-low']

/** All kinds of things that a visitor can ask: of the shop, of a search, of filters, alone and together, first and last pages. */
function questions(facetValues: FacetValues): Question[] {
  const filters: Filter[] = [
    { category: facetValues.categories[0] },
    { category: facetValues.categories.slice(0, 3) },
    { retailer: facetValues.retailers[0] },
    { retailer: facetValues.retailers.slice(0, 3) },
    { brand: facetValues.brands[0] },
    { brand: facetValues.brands.length > 0 ? facetValues.brands.slice(0, 10) : undefined },
    { brand: 'no such brand' },
    { size: facetValues.sizes[0] },
    { size: facetValues.sizes.slice(0, 10) },
    { age: '0-3-months' },
    { age: ['0-3-months', '6-12-months', '1-2-years'] },
    { price: '200-500' },
    { from: 100, to: 101 },
    { from: 50, to: 900 },
    { to: 200_000 },
    { stock: 'in' },
    { pick: 'best-seller' },
    { deal: 'price-drop' },
    { category: facetValues.categories[1], retailer: facetValues.retailers[1], price: '200-500' },
    { category: facetValues.categories[1], stock: 'in', from: 200 },
    { brand: facetValues.brands[0], size: facetValues.sizes[0], stock: 'in' },
    { age: '6-12-months', size: facetValues.sizes[1], category: facetValues.categories[0] },
    { retailer: facetValues.retailers[0], deal: 'price-drop', stock: 'in' },
    { age: 'from-2-years', stock: 'in', from: 100, to: 300, retailer: facetValues.retailers.slice(0, 10) },
  ]
  const searches = [...WORDS, ...SEARCHES]
  const searched = searches.flatMap((search) => [
    { search },
    { search, stock: 'in' },
    { search, category: facetValues.categories[0], from: 100 },
  ])
  const narrowed = [{}, ...filters, ...searched]
  const lists = [
    ...[{}, ...filters].flatMap((filter) =>
      SORTS.flatMap((sort) => [1, 160, 80_000].map((page) => ({ ...filter, sort, page }))),
    ),
    ...searched.flatMap((filter) => SORTS.map((sort) => ({ ...filter, sort, page: 1 }))),
    ...searches.map((search) => ({ search, page: 160 })),
  ]
  return [
    ...lists.map((query): Question => ({ kind: 'list', query })),
    ...narrowed.map((query): Question => ({ kind: 'facets', query })),
    ...searches.flatMap((search): Question[] =>
      [...new Set([search, search.slice(0, 3), search.slice(0, 6)])].map((part) => ({
        kind: 'suggest',
        query: { search: part },
      })),
    ),
  ]
}

interface FacetValues {
  categories: string[]
  retailers: string[]
  brands: string[]
  sizes: string[]
}

async function facetValuesOf(db: Database): Promise<FacetValues> {
  const { categories, retailers, brands, sizes } = await find(db, 'facets', {}, 'SEK')
  const valuesOf = (choices: { value: string }[]) => choices.map(({ value }) => value)
  return {
    categories: valuesOf(categories),
    retailers: valuesOf(retailers),
    brands: valuesOf(brands),
    sizes: valuesOf(sizes),
  }
}

export async function costsOfQuestions(
  db: Database,
  isIncluded = (_: Cost['question']) => true,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const { kind, query } of questions(await facetValuesOf(db))) {
    const question = `${kind} ${JSON.stringify(query)}`
    if (isIncluded(question)) costs.push({ question, kind, ...(await costOf(db, kind, query)) })
  }
  return costs.sort((a, b) => b.loopMillis - a.loopMillis)
}

async function costOf(db: Database, kind: Question['kind'], query: Filter) {
  const rounds: { loopMillis: number; allMillis: number }[] = []
  // Noise only ever adds: what is far below its limit need not be asked again.
  while (rounds.length < ROUNDS && rounds.every(({ loopMillis }) => loopMillis > NEAR_MS)) {
    const [loop, all] = [process.threadCpuUsage(), process.cpuUsage()]
    await ask(db, kind, query)
    const [loopUsed, allUsed] = [process.threadCpuUsage(loop), process.cpuUsage(all)]
    rounds.push({ loopMillis: millisOf(loopUsed), allMillis: millisOf(allUsed) })
  }
  return {
    loopMillis: Math.min(...rounds.map(({ loopMillis }) => loopMillis)),
    allMillis: Math.min(...rounds.map(({ allMillis }) => allMillis)),
  }
}

function ask(db: Database, kind: Question['kind'], query: Filter): Promise<unknown> {
  if (kind === 'suggest') return find(db, 'suggest', String(query.search))
  return find(db, kind, productListInput.parse(query), 'SEK')
}

function millisOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}

/** Prints what all kinds of questions cost, the dearest first, with their limits. */
export async function measureQuestions(
  db: Database,
  isIncluded?: (question: string) => boolean,
): Promise<void> {
  const costs = await costsOfQuestions(db, isIncluded)
  const dearest = (kinds: Cost['kind'][]) => costs.find(({ kind }) => kinds.includes(kind))?.loopMillis ?? 0
  console.log(`       loop ms  all ms  of ${costs.length} questions, the dearest for the event loop`)
  for (const cost of costs.slice(0, PRINTED_COUNT)) print(cost)
  console.log('                        and with what threads do')
  for (const cost of costs.toSorted((a, b) => b.allMillis - a.allMillis).slice(0, PRINTED_COUNT)) print(cost)
  const unit = 'ms of the event loop'
  figure({
    name: 'dearest list or facets',
    value: dearest(['list', 'facets']),
    unit,
    atMost: LIST_LIMIT_MS,
  })
  figure({ name: 'dearest suggestions', value: dearest(['suggest']), unit, atMost: SUGGESTION_LIMIT_MS })
}

function print({ question, loopMillis, allMillis }: Cost) {
  const numbers = [loopMillis.toFixed(2), allMillis.toFixed(1)].map((number) => number.padStart(7))
  console.log(`       ${numbers.join(' ')}  ${question.slice(0, QUESTION_LENGTH)}`)
}

/** `node tests/bench/questions.ts a-shop.db [words of the questions]`: of a database that is there already. */
if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [path = 'data/tuckling.db', ...words] = positionals
  const db = openDatabase(path)
  await measureQuestions(db, (question) => words.every((word) => question.includes(word)))
  db.$client.close()
}
