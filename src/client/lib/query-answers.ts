import type { QueryClient, QueryKey } from '@tanstack/react-query'
import superjson from 'superjson'

interface Answer {
  key: QueryKey
  data: unknown
}

/** What the server asked for a page, as text; the rest of a query's state the browser knows by itself. */
export function writtenAnswers(queryClient: QueryClient): string {
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  const answers: Answer[] = answered.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))
  return superjson.stringify(answers)
}

/** They count as read now: a page from the cache is the one that the server would render now. */
export function keepAnswers(queryClient: QueryClient, written: string) {
  for (const { key, data } of superjson.parse<Answer[]>(written)) queryClient.setQueryData(key, data)
}
