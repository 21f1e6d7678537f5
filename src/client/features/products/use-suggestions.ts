import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '#client/lib/trpc.ts'
import type { FieldSuggestions } from '#client/ui/suggestion-list.tsx'

const loadParts = () => import('#client/features/products/suggestions.tsx')

/** Returns the shop's suggestions for a text being typed. Their styles load with the first letter. */
export function useSuggestions(): FieldSuggestions {
  const [typed, setTyped] = useState('')
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>()
  const { data } = trpc.products.suggest.useQuery(
    { search: typed },
    { enabled: typed !== '', placeholderData: keepPreviousData },
  )
  return {
    groups: typed && data && parts ? parts.suggestionGroups(data) : [],
    List: parts?.SuggestionList,
    onType: (text) => {
      setTyped(text.trim())
      loadParts().then(setParts, () => undefined)
    },
  }
}
