import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { expect, test } from 'vitest'
import type { AppRouter } from '#client/lib/trpc.ts'
import { createTrpcUtils } from '#client/lib/trpc-utils.ts'

/** Utils whose server answers with how often it was asked. */
function start() {
  let asked = 0
  const ask = async () => ++asked
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const client = createTRPCClient<AppRouter>({ links: [] })
  const theirs = createTRPCQueryUtils({ queryClient, client })
  return { utils: createTrpcUtils<AppRouter>(ask, queryClient), theirs, queryClient, asked: () => asked }
}

test('an answer is asked for once, and read and written under the key that tRPC gives it', async () => {
  const { utils, theirs, asked } = start()
  await utils.partners.list.ensureData()
  await utils.partners.list.prefetch()
  expect(await utils.partners.list.fetch()).toBe(1)
  expect(asked()).toBe(1)
  expect(theirs.partners.list.getData()).toBe(1)
  utils.favorites.ids.setData(undefined, [7])
  expect(theirs.favorites.ids.getData()).toEqual([7])
  expect(utils.favorites.ids.getData()).toEqual([7])
})

test('what no longer holds is asked for again: of a procedure, of all of a router, of everything', async () => {
  const { utils, queryClient } = start()
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.isStale()).length
  const read = () =>
    Promise.all([utils.partners.list.fetch(), utils.categories.list.fetch(), utils.favorites.ids.fetch()])
  await read()
  await utils.partners.list.invalidate()
  expect(stale()).toBe(1)
  await utils.categories.invalidate()
  expect(stale()).toBe(2)
  await utils.invalidate()
  expect(stale()).toBe(3)
})

test('a name that is no util is an error', () => {
  const { utils } = start()
  const list: object = utils.partners.list
  expect(() => Reflect.apply(Reflect.get(list, 'reset'), list, [])).toThrow('not among the query utils')
})
