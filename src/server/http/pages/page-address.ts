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

const rulesByPath = new Map<string, PageRules>(Object.entries(PAGES))
const patterns = [...rulesByPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, rules]) => ({ pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`), rules }))

const NO_SHOP: Shop = { categories: [] }

/** Without a shop only whom the page is for can be relied on. */
export function readPageAddress(
  { pathname, searchParams }: URL,
  shopNow: () => Shop = () => NO_SHOP,
): PageAddress {
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
