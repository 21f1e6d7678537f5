import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'

/** How many characters are kept of parents, and as many of variations that stand before theirs. */
const KEPT_CHARACTERS = 8_000_000

export interface WooProduct {
  record: FeedRecord
  /** What its variations call it. */
  names: string[]
  /** What a variation calls its parent. */
  parent: string | undefined
  hasVariations: boolean
}

interface Family {
  record: FeedRecord
  names: string[]
  variations: number
}

/**
 * Gives variations what their parents say. A parent is a product of its own only when the file has no variation of it.
 * Rows of a family may stand anywhere, as far as what is kept of them suffices.
 */
export function createWooFamilies() {
  const parents = createParents()
  const waiting = createWaiting()

  function* takeParent({ record, names }: WooProduct): Generator<FeedEvent> {
    const family = { record, names, variations: 0 }
    if (!parents.add(family)) {
      yield { kind: 'record', record }
      return
    }
    for (const variation of names.flatMap(waiting.takeOf)) yield variationOf(family, variation)
    yield* parents.forgetOldest(KEPT_CHARACTERS)
  }

  function* takeVariation(record: FeedRecord, parent: string): Generator<FeedEvent> {
    const family = parents.find(parent)
    if (family) {
      yield variationOf(family, record)
      return
    }
    waiting.add(parent, record)
    if (waiting.characters() > KEPT_CHARACTERS) yield* waiting.takeAll()
  }

  return {
    *take(product: WooProduct): Generator<FeedEvent> {
      if (product.parent !== undefined) yield* takeVariation(product.record, product.parent)
      else if (product.hasVariations) yield* takeParent(product)
      else yield { kind: 'record', record: product.record }
    },
    *rest(): Generator<FeedEvent> {
      yield* parents.forgetOldest(0)
      yield* waiting.takeAll()
    },
  }
}

function createParents() {
  const families = new Map<string, Family>()
  let characters = 0
  return {
    find: (name: string) => families.get(name),
    /** False when it has no name of its own. */
    add(family: Family): boolean {
      if (family.names.length === 0 || family.names.some((name) => families.has(name))) return false
      for (const name of family.names) families.set(name, family)
      characters += sizeOf(family.record)
      return true
    },
    *forgetOldest(atMost: number): Generator<FeedEvent> {
      for (const family of families.values()) {
        if (characters <= atMost) return
        for (const name of family.names) families.delete(name)
        characters -= sizeOf(family.record)
        if (family.variations === 0) yield { kind: 'record', record: family.record }
      }
    },
  }
}

/** Variations whose parent has not been read. */
function createWaiting() {
  const variations = new Map<string, FeedRecord[]>()
  let characters = 0

  function takeOf(parent: string): FeedRecord[] {
    const records = variations.get(parent) ?? []
    variations.delete(parent)
    characters -= records.reduce((sum, record) => sum + sizeOf(record), 0)
    return records
  }

  return {
    takeOf,
    characters: () => characters,
    add(parent: string, record: FeedRecord) {
      characters += sizeOf(record)
      const records = variations.get(parent)
      if (records) records.push(record)
      else variations.set(parent, [record])
    },
    *takeAll(): Generator<FeedEvent> {
      for (const parent of [...variations.keys()]) {
        for (const record of takeOf(parent))
          yield { kind: 'record', record: { ...record, itemGroupId: parent } }
      }
    },
  }
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
    category: variation.category ?? parent.category,
    brand: variation.brand ?? parent.brand,
    unpublished: variation.unpublished ?? parent.unpublished,
    itemGroupId: parent.externalId,
    handle: parent.externalId,
  }
  return { kind: 'record', record, rows: family.variations === 1 ? 2 : 1 }
}

function sizeOf(record: FeedRecord): number {
  return Object.values(record).join('').length
}
