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

/** Provides the data that every page has to all parts. They are many, and a query each would cost time. */
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
