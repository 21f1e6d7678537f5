import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

/** Limits the stored texts of parents, and of variations that come before their parents. */
const MAX_CHARACTERS = 4_000_000

export interface WooProduct {
  record: FeedRecord
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

/** A parent is a product only without variations. Its family may be in any order, within the limit. */
export function createWooFamilies() {
  const families = new Map<string, Family>()
  const waiting = new Map<string, Copy[]>()
  let familyCharacters = 0
  let waitingCharacters = 0

  function takeParent({ record, names }: WooProduct): FeedEvent[] {
    if (names.length === 0 || names.some((name) => families.has(name))) return [asProduct(record)]
    const family = { ...copyOf(record), names, variations: 0 }
    for (const name of names) families.set(name, family)
    familyCharacters += family.characters
    const events = names.flatMap(takeWaiting).map((variation) => variationOf(family, variation))
    if (familyCharacters > MAX_CHARACTERS) events.push(...forgetOldest(MAX_CHARACTERS / 2))
    return events
  }

  function takeVariation(record: FeedRecord, parent: string): FeedEvent[] {
    const family = families.get(parent)
    if (family) return [variationOf(family, record)]
    const copies = waiting.get(parent) ?? []
    const copy = copyOf(record)
    waiting.set(parent, copies)
    copies.push(copy)
    waitingCharacters += copy.characters
    return waitingCharacters > MAX_CHARACTERS ? takeAllWaiting() : []
  }

  function takeWaiting(parent: string): FeedRecord[] {
    const copies = waiting.get(parent) ?? []
    waiting.delete(parent)
    for (const { characters } of copies) waitingCharacters -= characters
    return copies.map(({ record }) => record)
  }

  function takeAllWaiting(): FeedEvent[] {
    return [...waiting.keys()].flatMap((parent) =>
      takeWaiting(parent).map((record) => asProduct({ ...record, itemGroupId: parent })),
    )
  }

  function forgetOldest(atMost: number): FeedEvent[] {
    const alone: FeedEvent[] = []
    for (const { record, names, characters, variations } of families.values()) {
      if (familyCharacters <= atMost) break
      for (const name of names) families.delete(name)
      familyCharacters -= characters
      if (variations === 0) alone.push(asProduct(record))
    }
    return alone
  }

  return {
    take(product: WooProduct): FeedEvent[] {
      if (product.parent !== undefined) return takeVariation(product.record, product.parent)
      return product.hasVariations ? takeParent(product) : [asProduct(product.record)]
    },
    rest: (): FeedEvent[] => [...forgetOldest(0), ...takeAllWaiting()],
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
