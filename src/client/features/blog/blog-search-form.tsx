import { useNavigate } from '@tanstack/react-router'
import { SearchForm } from '#client/ui/search-form.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { BlogSearch } from '#shared/search-params/articles.ts'

export function BlogSearchForm({ search: { search, category } }: { search: BlogSearch }) {
  const navigate = useNavigate({ from: '/blog/' })
  return (
    <SearchForm
      action={localPath('/blog')}
      label={m.searchArticles}
      placeholder={m.searchArticlesPlaceholder}
      maxLength={SEARCH_MAX_LENGTH}
      value={search}
      params={{ category }}
      onSearch={(text, replace) =>
        navigate({ search: (current) => ({ ...current, search: text }), replace, resetScroll: false })
      }
    />
  )
}
