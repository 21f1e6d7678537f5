import { LRUCache } from 'lru-cache'
import { PAGES, type PageRules } from '#shared/page-table.ts'
import { readQuery, writeQuery } from '#shared/plain-search.ts'

export interface PageAddress {
  /** The address as far as it decides what the page shows: known parameters, in their canonical form. */
  address: string
  /** Whether its page is worth keeping for everyone. */
  isShared: boolean
  /** Whether it shows anybody the same: nobody has to be signed in, and no token says who asks. */
  isForAnyone: boolean
  /** Whether only some dozen addresses are of its kind: neither a query nor the path makes more of them. */
  isOneOfFew: boolean
  /** Who may see it; undefined for everyone. */
  guard: PageRules['guard']
}

const MAX_REMEMBERED = 1_000
const MAX_REMEMBERED_LENGTH = 400

const rulesByPath = new Map<string, PageRules>(Object.entries(PAGES))
const patterns = [...rulesByPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, rules]) => ({ pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`), rules }))

/** Reading an address costs as much as answering from the cache, so what a common one means is remembered. */
export function rememberedAddresses(): (url: string) => PageAddress {
  const known = new LRUCache<string, PageAddress>({ max: MAX_REMEMBERED })
  return (url) => {
    const remembered = known.get(url)
    if (remembered) return remembered
    const found = readPageAddress(new URL(url))
    if (found.isShared && url.length <= MAX_REMEMBERED_LENGTH) known.set(url, found)
    return found
  }
}

export function readPageAddress({ pathname, searchParams }: URL): PageAddress {
  const { search, uncached = [], browserOnly = [], hasManyAddresses } = rulesOf(pathname)
  const known = Object.entries(search?.(readQuery(searchParams)) ?? {}).filter(
    ([name, value]) => value !== undefined && !browserOnly.includes(name),
  )
  const query = writeQuery(Object.fromEntries(known))
  const guard = guardOf(pathname)
  return {
    address: query.size > 0 ? `${pathname}?${query}` : pathname,
    isShared: !guard && !known.some(([name]) => uncached.includes(name)),
    isForAnyone: !guard && !known.some(([name]) => name === 'token'),
    isOneOfFew: query.size === 0 && !hasManyAddresses,
    guard,
  }
}

/** A slash at the end leads to the same page, or to nothing. */
function rulesOf(pathname: string): PageRules {
  const path = pathname.replace(/\/$/, '')
  return rulesByPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.rules ?? {}
}

/** Of the page at the beginning of the path. */
function guardOf(pathname: string): PageRules['guard'] {
  return rulesByPath.get(`/${pathname.split('/')[1]}`)?.guard
}
