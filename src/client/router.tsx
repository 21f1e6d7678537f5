import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { TRPCUntypedClient } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { ErrorPage, NotFoundPage } from '#client/features/site/error-pages.tsx'
import { givenAnswers, hydrateQueries } from '#client/lib/hydrate-queries.ts'
import { assetsOfRoutes } from '#client/lib/page-assets.ts'
import { parsePlainSearch, stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { ShopProvider } from '#client/lib/shop-context.tsx'
import { type AppRouter, InProcessClient, type TrpcLink, type TrpcUtils, trpc } from '#client/lib/trpc.ts'
import { routeTree } from '#client/routeTree.gen.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'
import { localPath } from '#shared/messages/languages.ts'
import { REFUSED_FORM, type RefusedForm } from '#shared/refused-form.ts'
import type { Assets } from '#shared/site/assets.ts'
import type { Site } from '#shared/site/site.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

export interface RouterContext {
  queryClient: QueryClient
  trpc: TrpcUtils
  site: Site
  assets: Assets
}

/** The data of a page that the server renders. */
export interface ServedPage {
  ask: AskProcedure
  site: Site
  assets: Assets
  nonce: string
  stringify: (answers: object) => string
  refused: RefusedForm | undefined
}

interface Settings {
  /** Links to the server; empty on the server. */
  links?: TrpcLink[]
  /** Given on the server; the browser reads it from the page. */
  page?: ServedPage
}

const UNKNOWN_SITE: Site = {
  name: '',
  url: '',
  host: '',
  languages: [],
  currency: '',
  today: '',
  accentStyle: undefined,
  social: { facebook: '', instagram: '', twitter: '' },
  contact: { name: '', email: '', phone: '', country: '', address: '' },
  showsTestimonials: false,
  allowsSignUp: false,
  providers: [],
  onlyProviders: false,
  sendsMail: false,
}
const NO_ASSETS: Assets = { entry: '', styles: [], deferredStyles: [], fonts: [], routes: {} }
const STALE_AFTER_MS = MINUTE_MS

/** Creates a router with its own query cache and tRPC client: no two visitors ever share one. */
export function createAppRouter({ links = [], page }: Settings) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: page ? false : 2 } },
  })
  if (page?.refused) queryClient.setQueryData(REFUSED_FORM, page.refused)
  const client = page ? new InProcessClient(page.ask) : new TRPCUntypedClient<AppRouter>({ links })
  const context: RouterContext = {
    queryClient,
    trpc: createTRPCQueryUtils({ queryClient, client }),
    site: page?.site ?? UNKNOWN_SITE,
    assets: page?.assets ?? NO_ASSETS,
  }
  const router = createRouter({
    routeTree,
    basepath: localPath(''),
    context,
    ssr: { nonce: page?.nonce ?? '' },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Drops unknown parameters from the URL, as the server does.
    search: { strict: true },
    // Gives each URL one spelling, for guards and caches too.
    caseSensitive: true,
    // An address that extends a page's own is not found: the page's loader does not run.
    notFoundMode: 'root',
    scrollRestoration: restoresScroll(),
    // Smooth scrolling is only for links within the page.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    dehydrate: (): { answers: string; site: Site; assets: Assets } => ({
      answers: page?.stringify(givenAnswers(queryClient)) ?? '',
      site: context.site,
      assets: assetsOfRoutes(context.assets, router.stores.matches.get()),
    }),
    hydrate: async (data) => {
      await hydrateQueries(queryClient, data.answers)
      Object.assign(context, { site: data.site, assets: data.assets })
    },
    // biome-ignore lint/correctness/noComponentHookFactories: a router is made once and keeps its frame
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ShopProvider site={context.site}>{children}</ShopProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  })
  return router
}

export type PageRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PageRouter
  }
}

/** Excludes the first rendering, which hydrates a page that a visitor may have scrolled already. */
function restoresScroll(): () => boolean {
  let isTakenOver = import.meta.env.SSR
  return () => {
    if (isTakenOver) return true
    isTakenOver = true
    // The router restores only positions of scrolls it has seen, and it has seen none yet.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return false
  }
}
