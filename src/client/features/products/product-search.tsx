import { useNavigate } from '@tanstack/react-router'
import { SearchForm } from '#client/ui/search-form.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

export function ProductSearch({ search: { search, category, sort } }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: '/products/' })
  return (
    <SearchForm
      action="/products"
      label="Search products or retailers"
      placeholder="Search products or retailers..."
      maxLength={SEARCH_MAX_LENGTH}
      value={search}
      kept={{ category, sort }}
      onSearch={(text, replace) =>
        navigate({
          search: (current) => ({ ...current, search: text, page: undefined }),
          replace,
          resetScroll: false,
        })
      }
    />
  )
}
