import { z } from 'zod'

const SEARCH_COST = 5
const SUGGESTION_COST = 3
const PAGE_COST = 2
const SEARCHING = ['products.list', 'products.cards', 'products.facets']
/** Matches the field in JSON, whose letters may be written as escapes. */
const SEARCH_FIELD = /"search"|"deal"|\\u/

/** The total cost of a request's calls to procedures; each call of a batch counts. */
export function costOfCalls(pathname: string, inputText: string): number {
  return calledNames(pathname).reduce((sum, name) => sum + costOfCall(name, inputText), 0)
}

export function numberOfCalls(pathname: string): number {
  return calledNames(pathname).length
}

export function calledNames(pathname: string): string[] {
  return pathname.replace(/^\/trpc\/+/, '').split(/,|%2c/i)
}

function costOfCall(name: string, inputText: string): number {
  if (name === 'products.suggest') return SUGGESTION_COST
  return SEARCHING.includes(name) && SEARCH_FIELD.test(inputText) ? SEARCH_COST : 1
}

export function costOfPage(address: string): number {
  return PAGE_COST + (/^\/shop\/|[?&](?:search|deal)=/.test(address) ? SEARCH_COST : 0)
}

const toolCall = z.object({ params: z.object({ name: z.string() }) })

export function costOfMessages(messages: unknown[]): number {
  const searches = messages.filter(
    (message) => toolCall.safeParse(message).data?.params.name === 'search_products',
  )
  return messages.length + searches.length * (SEARCH_COST - 1)
}
