import { foldText, slugify } from '#shared/text-folding.ts'

interface NamedProduct {
  name: string
  description?: string | null | undefined
  advertiserName?: string | null | undefined
}

/** The columns that are computed from others; every insert and every change of these three writes them too. */
export function derivedColumns({ name, description, advertiserName }: NamedProduct) {
  const nameSort = foldText(name)
  return {
    slug: slugify(nameSort),
    nameSort,
    // Ends in a line break so that even the last two letters begin one of the index's three-letter terms.
    searchText: `${[nameSort, foldText(description ?? ''), foldText(advertiserName ?? '')].join('\n')}\n`,
  }
}
