import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Category, trpc, type User } from '#client/lib/trpc.ts'
import type { Site } from '#shared/site/site.ts'

interface Shop {
  site: Site
  categories: Category[]
  user: User | undefined
}

const ShopContext = createContext<Shop | null>(null)
const NO_CATEGORIES: Category[] = []

/** What every page knows, asked once for all of its parts: they are many, and each query is work for each of them. */
export function ShopProvider({ site, children }: { site: Site; children: ReactNode }) {
  const { data: categories = NO_CATEGORIES } = trpc.categories.list.useQuery()
  const user = trpc.accounts.session.useQuery().data ?? undefined
  const shop = useMemo(() => ({ site, categories, user }), [site, categories, user])
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('The parts of a page need its ShopProvider')
  return shop
}
