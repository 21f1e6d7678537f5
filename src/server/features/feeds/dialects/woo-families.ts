import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

/** Limits the stored texts of parents, and of variations that come before their parents. */
const MAX_CHARACTERS = 4_000_000

export interface WooProduct {
  record: FeedRecord
  /** The names by which variations refer to it. */
  names: string[]
  parent: string | undefined
  hasVariations: boolean
}

interface Copy {
  record: FeedRecord
  characters: number
}

interface Family extends Copy {
  names: string[]
  variations: number
}

/**
 * Completes variations with their parents' data. A parent is a product of its own only when the file has no variation
 * of it. Rows of a family may be in any order, within the memory limit.
 */
export function createWooFamilies() {
  const parents = createParents()
  const waiting = createWaiting()

  function takeParent({ record, names }: WooProduct): FeedEvent[] {
    const family = parents.add(record, names)
    if (!family) return [asProduct(record)]
    const events = names.flatMap(waiting.takeOf).map((variation) => variationOf(family, variation))
    if (parents.characters() > MAX_CHARACTERS) events.push(...parents.forgetOldest(MAX_CHARACTERS / 2))
    return events
  }

  function takeVariation(record: FeedRecord, parent: string): FeedEvent[] {
    const family = parents.find(parent)
    if (family) return [variationOf(family, record)]
    waiting.add(parent, record)
    return waiting.characters() > MAX_CHARACTERS ? waiting.takeAll() : []
  }

  return {
    /** Returns the products that this row completes. */
    take(product: WooProduct): FeedEvent[] {
      if (product.parent !== undefined) return takeVariation(product.record, product.parent)
      return product.hasVariations ? takeParent(product) : [asProduct(product.record)]
    },
    rest: (): FeedEvent[] => [...parents.forgetOldest(0), ...waiting.takeAll()],
  }
}

function createParents() {
  const families = new Map<string, Family>()
  let characters = 0
  return {
    find: (name: string) => families.get(name),
    characters: () => characters,
    add(record: FeedRecord, names: string[]): Family | undefined {
      if (names.length === 0 || names.some((name) => families.has(name))) return undefined
      const family = { ...copyOf(record), names, variations: 0 }
      for (const name of names) families.set(name, family)
      characters += family.characters
      return family
    },
    forgetOldest(atMost: number): FeedEvent[] {
      const alone: FeedEvent[] = []
      for (const family of families.values()) {
        if (characters <= atMost) break
        for (const name of family.names) families.delete(name)
        characters -= family.characters
        if (family.variations === 0) alone.push(asProduct(family.record))
      }
      return alone
    },
  }
}

function createWaiting() {
  const variations = new Map<string, Copy[]>()
  let characters = 0

  function takeOf(parent: string): FeedRecord[] {
    const waiting = variations.get(parent) ?? []
    variations.delete(parent)
    for (const one of waiting) characters -= one.characters
    return waiting.map(({ record }) => record)
  }

  return {
    takeOf,
    characters: () => characters,
    add(parent: string, record: FeedRecord) {
      const copy = copyOf(record)
      characters += copy.characters
      const waiting = variations.get(parent)
      if (waiting) waiting.push(copy)
      else variations.set(parent, [copy])
    },
    takeAll: (): FeedEvent[] =>
      [...variations.keys()].flatMap((parent) =>
        takeOf(parent).map((record) => asProduct({ ...record, itemGroupId: parent })),
      ),
  }
}

function asProduct(record: FeedRecord): FeedEvent {
  return { kind: 'record', record }
}

function variationOf(family: Family, variation: FeedRecord): FeedEvent {
  const { record: parent } = family
  family.variations += 1
  const record = {
    ...variation,
    name: variation.name ?? parent.name,
    description: variation.description ?? parent.description,
    link: variation.link ?? parent.link,
    imageUrl: variation.imageUrl ?? parent.imageUrl,
    moreImageUrls: variation.moreImageUrls ?? parent.moreImageUrls,
    category: variation.category ?? parent.category,
    brand: variation.brand ?? parent.brand,
    unpublished: variation.unpublished ?? parent.unpublished,
    itemGroupId: parent.externalId,
    handle: parent.externalId,
  }
  return { kind: 'record', record, rows: family.variations === 1 ? 2 : 1 }
}

/** Copies the texts: a substring would keep the surrounding file text in memory. */
function copyOf(record: FeedRecord): Copy {
  const texts: FeedRecord = { line: record.line, unpublished: record.unpublished }
  let characters = 0
  for (const field of FEED_FIELDS) {
    const text = record[field]
    if (text === undefined) continue
    texts[field] = Buffer.from(text).toString()
    characters += text.length
  }
  return { record: texts, characters }
}
