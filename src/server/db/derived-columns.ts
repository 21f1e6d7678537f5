import { foldText, slugify } from '#shared/text-folding.ts'
import { otherWords, thingOf, UNKNOWN_THING } from '#shared/things/named-thing.ts'

interface NamedProduct {
  name: string
  description?: string | null | undefined
  advertiserName?: string | null | undefined
  brand?: string | null | undefined
}

/** The columns that are computed from others; every insert and every change of these four writes them too. */
export function derivedColumns(product: NamedProduct) {
  const nameSort = foldText(product.name)
  return { slug: slugify(nameSort), nameSort, ...searchColumns(product, nameSort) }
}

type StoredValue = string | number | null

/** The same of a row as it was stored, perhaps by an older version. */
export function rederivedColumns({ name, description, advertiser_name, brand }: Record<string, StoredValue>) {
  const text = (value: StoredValue | undefined) => String(value ?? '')
  const { searchText, thing } = derivedColumns({
    name: text(name),
    description: text(description),
    advertiserName: text(advertiser_name),
    brand: text(brand),
  })
  return { search_text: searchText, thing }
}

function searchColumns({ description, advertiserName, brand }: NamedProduct, nameSort: string) {
  const thing = thingOf(nameSort)
  const texts = [nameSort, foldText(description ?? ''), foldText(advertiserName ?? '')].join('\n')
  const foldedBrand = foldText(brand ?? '')
  const more = [
    ...(texts.includes(foldedBrand) ? [] : [foldedBrand]),
    ...(thing ? otherWords(thing, texts) : []),
  ]
  return {
    // Ends in a line break so that even the last two letters begin one of the index's three-letter terms.
    searchText: `${[texts, ...(more.length > 0 ? [more.join(' ')] : [])].join('\n')}\n`,
    thing: thing?.code ?? UNKNOWN_THING,
  }
}
