import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { suggestionGroups } from '#client/features/products/suggestion-groups.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { SearchForm } from '#client/ui/search-form.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

export function ProductSearch({ search: { search, page: _, ...kept } }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: '/products/' })
  const { locale } = useSite()
  const [typed, setTyped] = useState('')
  const { data } = trpc.products.suggest.useQuery(
    { search: typed },
    { enabled: typed !== '', placeholderData: keepPreviousData },
  )
  return (
    <SearchForm
      action="/products"
      label="Search products or retailers"
      placeholder="Search products or retailers..."
      maxLength={SEARCH_MAX_LENGTH}
      value={search}
      kept={kept}
      onSearch={(text, replace) =>
        navigate({
          search: (current) => ({ ...current, search: text, page: undefined }),
          replace,
          resetScroll: false,
        })
      }
      suggestions={{
        groups: typed && data ? suggestionGroups(data, locale) : [],
        onType: (text) => setTyped(text.trim()),
      }}
    />
  )
}
