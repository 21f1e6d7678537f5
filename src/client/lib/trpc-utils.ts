import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { createTRPCQueryUtils } from '@trpc/react-query'
import { type AnyTRPCRouter, createTRPCRecursiveProxy } from '@trpc/server'
import type { AskProcedure } from '#shared/ask-procedure.ts'

type Utils<Router extends AnyTRPCRouter> = ReturnType<typeof createTRPCQueryUtils<Router>>

type Verb = (procedure: string[], input: unknown, ...more: (object | undefined)[]) => unknown

/**
 * The query utils as @trpc/react-query types them, as far as this site uses them. Its own bring endless lists and
 * mutations along: 2 kB more for each visitor, and work at each query of a rendering.
 */
export function createTrpcUtils<Router extends AnyTRPCRouter>(
  ask: AskProcedure,
  queryClient: QueryClient,
): Utils<Router> {
  const queryOptions = (procedure: string[], input: unknown, options?: object) => ({
    ...options,
    queryKey: answerKey(procedure, input),
    queryFn: () => ask(procedure.join('.'), input),
  })
  const verbs = new Map(
    Object.entries<Verb>({
      queryOptions,
      fetch: (procedure, input, options) => queryClient.fetchQuery(queryOptions(procedure, input, options)),
      prefetch: (procedure, input, options) =>
        queryClient.prefetchQuery(queryOptions(procedure, input, options)),
      ensureData: (procedure, input, options) =>
        queryClient.ensureQueryData(queryOptions(procedure, input, options)),
      getData: (procedure, input) => queryClient.getQueryData(answerKey(procedure, input)),
      setData: (procedure, input, data) => queryClient.setQueryData(answerKey(procedure, input), data),
      invalidate: (procedure, input, filters, options) =>
        queryClient.invalidateQueries({ ...filters, queryKey: answersKey(procedure, input) }, options),
      cancel: (procedure, input, options) =>
        queryClient.cancelQueries({ queryKey: answersKey(procedure, input) }, options),
    }),
  )
  return createTRPCRecursiveProxy<Utils<Router>>(({ path, args: [input, ...more] }) => {
    const verb = verbs.get(path.at(-1) ?? '')
    if (!verb) throw new Error(`${path.join('.')} is not among the query utils of this site`)
    // Safe: `Utils` says of each verb what may follow the input.
    return verb(path.slice(0, -1), input, ...(more as (object | undefined)[]))
  })
}

/** Of one answer. */
function answerKey(procedure: string[], input: unknown): QueryKey {
  return [procedure, input === undefined ? { type: 'query' } : { input, type: 'query' }]
}

/** Of all answers of a procedure or a router, or of those to one input. */
function answersKey(procedure: string[], input: unknown): QueryKey {
  if (procedure.length === 0) return []
  return input === undefined ? [procedure] : [procedure, { input }]
}
