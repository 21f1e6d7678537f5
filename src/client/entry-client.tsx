import '@vitejs/plugin-react/preamble'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyInput } from '#client/early/input.ts'
import { PAGE_IS_TAKEN_OVER } from '#client/early/page-is-live.ts'
import { identityLink } from '#client/lib/identity-link.ts'
import { browserLink } from '#client/lib/trpc.ts'
import { createAppRouter, type PageRouter } from '#client/router.tsx'
import { localPath } from '#shared/messages/languages.ts'

const links = [
  identityLink(async () => (await import('#client/features/accounts/ask-identity.tsx')).askIdentity()),
  browserLink(),
]

/** Adopts the canonical address first: the router would correct another one during hydration. */
function routerOfThisPage() {
  adoptShopAddress()
  const router = createAppRouter({ links })
  const { pathname, publicHref } = router.latestLocation
  const canonical = router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  }).publicHref
  if (canonical === publicHref) return router
  history.replaceState(history.state, '', canonical)
  return createAppRouter({ links })
}

/** Before hydration only the server knows the categories; the page's canonical address names them. */
function adoptShopAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (!canonical || !location.search.includes('category=')) return
  const { pathname, search } = new URL(canonical)
  if (pathname === localPath('/products') && pathname === location.pathname && search !== location.search)
    history.replaceState(history.state, '', `${pathname}${search}${location.hash}`)
}

/** Restores the texts that a browser has translated, and hydrates the page before it translates them again. */
function takeOver(router: PageRouter) {
  const hydratePage = () => void hydrateRoot(document, <RouterProvider router={router} />)
  if (!document.querySelector('font')) return startTransition(hydratePage)
  dispatchEvent(new Event(PAGE_IS_TAKEN_OVER))
  hydratePage()
}

replayEarlyInput()
// Hydrates in its own task, then in slices: between them the browser handles input.
setTimeout(async () => {
  const router = routerOfThisPage()
  await hydrate(router)
  window.$_TSR?.h()
  takeOver(router)
})
