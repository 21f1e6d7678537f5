import { splitAddress } from '#shared/messages/languages.ts'
import { PAGES, type PageRules, type Shop } from '#shared/page-table.ts'
import { readQuery, writeQuery } from '#shared/search-params/query.ts'

export interface PageAddress {
  /** The address reduced to what the page depends on: valid parameters in canonical form. */
  address: string
  isShared: boolean
  /** Whether it is the same for everyone: it requires no sign-in, and no token identifies the visitor. */
  isForAnyone: boolean
  /** Whether only a few dozen such addresses exist, since neither a query nor the path multiplies them. */
  isOneOfFew: boolean
  guard: PageRules['guard']
}

const rulesByPath = new Map<string, PageRules>(Object.entries(PAGES))
const patterns = [...rulesByPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, rules]) => ({ pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`), rules }))

const NO_SHOP: Shop = { categories: [] }

/** Without a shop only `guard` and `isForAnyone` are reliable. */
export function readPageAddress(
  { pathname: target, searchParams }: URL,
  shopNow: () => Shop = () => NO_SHOP,
): PageAddress {
  const { prefix, path: pathname } = splitAddress(target)
  const { search, inShop, uncached = [], browserOnly = [], hasManyAddresses } = rulesOf(pathname)
  const read = search?.(readQuery(searchParams)) ?? {}
  const resolved = inShop && searchParams.size > 0 ? inShop(read, shopNow()) : read
  const readParams = Object.entries(resolved).filter(
    ([name, value]) => value !== undefined && !browserOnly.includes(name),
  )
  const path = `${prefix}${pathname}`
  const query = writeQuery(Object.fromEntries(readParams))
  const guard = rulesByPath.get(`/${pathname.split('/')[1]}`)?.guard
  return {
    address: query.size > 0 ? `${path}?${query}` : path,
    isShared: !guard && !readParams.some(([name]) => uncached.includes(name)),
    isForAnyone: !guard && !readParams.some(([name]) => name === 'token'),
    isOneOfFew: query.size === 0 && !hasManyAddresses,
    guard,
  }
}

/** A trailing slash leads to the same page, or to none. */
function rulesOf(pathname: string): PageRules {
  const path = pathname.replace(/\/$/, '')
  return rulesByPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.rules ?? {}
}
