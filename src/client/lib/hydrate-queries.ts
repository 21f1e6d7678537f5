import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { answersTransformer, readyFor } from '#client/lib/answers-transformer.ts'

interface Answer {
  key: QueryKey
  data: unknown
}

/** Returns the answers that the server fetched for a page; the browser derives the rest of a query's state. */
export function givenAnswers(queryClient: QueryClient): Answer[] {
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  return answered.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))
}

/** Marks the answers as fresh: a cached page is the one that the server would render now. */
export async function hydrateQueries(queryClient: QueryClient, written: string) {
  await readyFor(written)
  const answers = answersTransformer.deserialize<Answer[]>(JSON.parse(written))
  for (const { key, data } of answers) queryClient.setQueryData(key, data)
}
