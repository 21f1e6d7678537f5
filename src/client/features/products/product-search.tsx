import { useNavigate } from '@tanstack/react-router'
import { SEARCH_PLACEHOLDER, useSuggestions } from '#client/features/products/use-suggestions.ts'
import { SearchForm } from '#client/ui/search-form.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

export function ProductSearch({
  search: { search, exact: _, page: __, ...otherParams },
}: {
  search: ShopSearch
}) {
  const navigate = useNavigate({ from: '/products/' })
  const suggestions = useSuggestions()
  return (
    <SearchForm
      action={localPath('/products')}
      label="Search products or retailers"
      placeholder={SEARCH_PLACEHOLDER}
      maxLength={SEARCH_MAX_LENGTH}
      value={search}
      params={otherParams}
      onSearch={(text, replace) =>
        navigate({
          search: (current) => ({ ...current, search: text, exact: undefined, page: undefined }),
          replace,
          resetScroll: false,
        })
      }
      suggestions={suggestions}
    />
  )
}
