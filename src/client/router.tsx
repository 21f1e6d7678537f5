import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import superjson from 'superjson'
import { ErrorPage, NotFoundPage } from '#client/features/site/error-pages.tsx'
import { parsePlainSearch, stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { createTrpc, type TrpcLink, type TrpcUtils, trpc } from '#client/lib/trpc.ts'
import { routeTree } from '#client/routeTree.gen.ts'
import type { Assets } from '#shared/assets.ts'
import type { Site } from '#shared/site.ts'

export interface RouterContext {
  queryClient: QueryClient
  trpc: TrpcUtils
  site: Site
  assets: Assets
}

interface Settings {
  link: TrpcLink
  /** Known on the server; the browser takes it from the page. */
  page?: { site: Site; assets: Assets; nonce: string }
}

const UNKNOWN_SITE: Site = {
  name: '',
  url: '',
  locale: 'en',
  social: { facebook: '', instagram: '', twitter: '' },
  contact: { name: '', email: '', phone: '', country: '', address: '' },
}
const NO_ASSETS: Assets = { entry: '', styles: [], lateStyles: [], fonts: [], routes: {} }
const STALE_AFTER_MS = 60_000

/** A new router with its own query cache and tRPC client: no two visitors ever share one. */
export function createAppRouter({ link, page }: Settings) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: page ? false : 2 } },
  })
  const { client, utils } = createTrpc(link, queryClient)
  const context: RouterContext = {
    queryClient,
    trpc: utils,
    site: page?.site ?? UNKNOWN_SITE,
    assets: page?.assets ?? NO_ASSETS,
  }
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce: page?.nonce ?? '' },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    dehydrate: () => ({
      queries: superjson.stringify(dehydrate(queryClient)),
      site: context.site,
      assets: context.assets,
    }),
    hydrate: (data) => {
      hydrate(queryClient, superjson.parse<DehydratedState>(data.queries))
      Object.assign(context, { site: data.site, assets: data.assets })
    },
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
