import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getUntypedClient, type TRPCClient } from '@trpc/client'
import type { CreateTRPCReact, createTRPCQueryUtils } from '@trpc/react-query'
import { type AnyTRPCRouter, createTRPCRecursiveProxy } from '@trpc/server'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Bound<Router extends AnyTRPCRouter> {
  client: TRPCClient<Router>
  utils: ReturnType<typeof createTRPCQueryUtils<Router>>
}

interface OwnHooks<Router extends AnyTRPCRouter> {
  Provider: (props: Bound<Router> & { children: ReactNode }) => ReactNode
  useUtils: () => Known<Router>['utils']
}

interface Known<Router extends AnyTRPCRouter> {
  client: TRPCClient<Router>
  utils: Bound<Router>['utils'] & { client: TRPCClient<Router> }
}

type Hooks<Router extends AnyTRPCRouter> = OwnHooks<Router> &
  Omit<CreateTRPCReact<Router, unknown>, 'Provider' | 'useUtils'>

/**
 * `useQuery`, `useMutation` and `useUtils` as @trpc/react-query types them, over its query utils. Its own hooks bring
 * every kind of query along: 5 kB more for each visitor.
 */
export function createTrpcHooks<Router extends AnyTRPCRouter>(): Hooks<Router> {
  const BoundContext = createContext<Known<Router> | null>(null)

  function useBound(): Known<Router> {
    const bound = useContext(BoundContext)
    if (!bound) throw new Error('The tRPC hooks need their Provider')
    return bound
  }
  const own: OwnHooks<Router> = {
    Provider: function Provider({ children, client, utils }) {
      const known = useMemo(() => ({ client, utils: withClient({ utils, client }) }), [client, utils])
      return <BoundContext value={known}>{children}</BoundContext>
    },
    useUtils: () => useBound().utils,
  }
  const hooks = new Map(
    Object.entries<(procedure: string[], args: readonly unknown[]) => unknown>({
      useQuery: (procedure, args) => useQuery(queryOptions(useBound().utils, procedure, args)),
      useMutation: (procedure, [given]) => useMutation(mutationOptions(useBound().client, procedure, given)),
    }),
  )
  const byProcedure = createTRPCRecursiveProxy<object>(({ path, args }) => {
    const hook = hooks.get(path.at(-1) ?? '')
    if (!hook) throw new Error(`${path.join('.')} is no hook of this site`)
    return hook(path.slice(0, -1), args)
  })
  return typed(own, byProcedure)
}

/** Safe: a name that is not one of `own` is a router's, and ends in one of the hooks that the proxy knows. */
function typed<Router extends AnyTRPCRouter>(own: OwnHooks<Router>, byProcedure: object): Hooks<Router> {
  const get = (target: object, name: string) => Reflect.get(target, name) ?? Reflect.get(byProcedure, name)
  return new Proxy(own, { get }) as Hooks<Router>
}

/** Safe: what `useUtils` has beyond the query utils and this site asks for is the client. */
function withClient<Router extends AnyTRPCRouter>({ utils, client }: Bound<Router>): Known<Router>['utils'] {
  const get = (target: object, name: string) => (name === 'client' ? client : Reflect.get(target, name))
  return new Proxy(utils, { get }) as Known<Router>['utils']
}

/** Safe: the utils are a proxy that answers any path of names, and `queryOptions` at its end with what its name says. */
function queryOptions(utils: object, procedure: string[], args: readonly unknown[]): UseQueryOptions {
  const node = procedure.reduce<object>((at, name) => Reflect.get(at, name), utils)
  return Reflect.apply(Reflect.get(node, 'queryOptions'), node, args) as UseQueryOptions
}

/** Safe: `given` are the options that the type of `useMutation` asked for, which leave out how to call. */
function mutationOptions<Router extends AnyTRPCRouter>(
  client: TRPCClient<Router>,
  procedure: string[],
  given: unknown,
): UseMutationOptions<unknown, Error, unknown> {
  const call = (input: unknown) => getUntypedClient(client).mutation(procedure.join('.'), input)
  return { mutationKey: [procedure], mutationFn: call, ...(given as object | undefined) }
}
