import { useNavigate } from '@tanstack/react-router'
import { useSuggestions } from '#client/features/products/use-suggestions.ts'
import { SearchForm } from '#client/ui/search-form.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
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
      label={m.searchProducts}
      placeholder={m.searchProductsPlaceholder}
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
