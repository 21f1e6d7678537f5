import type { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import superjson from 'superjson'
import type { AppRouter } from '#server/trpc/router.ts'

export const trpc = createTRPCReact<AppRouter>()

export type TrpcLink = TRPCLink<AppRouter>

/** In the browser: calls go to the server, several of one moment in one request. */
export function browserLink(): TrpcLink {
  return httpBatchLink({ url: '/trpc', transformer: superjson, maxItems: 10, maxURLLength: 6_000 })
}

/** One for each request on the server, one for the whole visit in the browser. */
export function createTrpc(link: TrpcLink, queryClient: QueryClient) {
  const client = trpc.createClient({ links: [link] })
  return { client, utils: createTRPCQueryUtils({ queryClient, client }) }
}

export type TrpcUtils = ReturnType<typeof createTrpc>['utils']

type Outputs = inferRouterOutputs<AppRouter>
export type Product = Outputs['products']['byId']
export type ProductPage = Outputs['products']['list']
export type Partner = Outputs['partners']['list'][number]
export type ArticleCard = Outputs['blog']['list'][number]
export type Favorite = Outputs['favorites']['list'][number]
export type Session = Outputs['profile']['sessions'][number]
export type User = NonNullable<Outputs['accounts']['session']>
export type Article = Outputs['blog']['bySlug']
export type Membership = Outputs['memberships']['mine']['memberships'][number]
