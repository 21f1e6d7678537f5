import { LRUCache } from 'lru-cache'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { PAGES, type PageRules, type Shop } from '#shared/page-table.ts'
import { readQuery, writeQuery } from '#shared/search-params/query.ts'

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

/** For who asks only for whom a page is. */
const NO_SHOP: Shop = { categories: [] }

interface Known {
  found: PageAddress
  /** Of the content that it was read with, where that matters. */
  version: number | undefined
}

/**
 * Reading an address costs as much as answering from the cache, so what a common one means is remembered: what depends on
 * the shop for one version of the content.
 */
export function rememberedAddresses(shopNow: () => Shop = () => NO_SHOP, contentVersion = () => 0) {
  const known = new LRUCache<string, Known>({ max: MAX_REMEMBERED })

  function find(target: string): PageAddress | undefined {
    const remembered = known.get(target)
    if (!remembered) return undefined
    const { version, found } = remembered
    return version === undefined || version === contentVersion() ? found : undefined
  }
  return {
    /** By path and query. What is found was asked for before, and is the same for everyone. */
    find,
    read(url: string): PageAddress {
      const target = requestTarget(url)
      const remembered = find(target)
      if (remembered) return remembered
      const address = new URL(url)
      const isOfShop = rulesOf(address.pathname).inShop !== undefined && address.search !== ''
      const version = isOfShop ? contentVersion() : undefined
      const found = readPageAddress(address, shopNow)
      if (found.isShared && target.length <= MAX_REMEMBERED_LENGTH) known.set(target, { found, version })
      return found
    },
  }
}

export function readPageAddress({ pathname, searchParams }: URL, shopNow: () => Shop): PageAddress {
  const { search, inShop, uncached = [], browserOnly = [], hasManyAddresses } = rulesOf(pathname)
  const read = search?.(readQuery(searchParams)) ?? {}
  const settled = inShop && searchParams.size > 0 ? inShop(read, shopNow()) : read
  const known = Object.entries(settled).filter(
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
