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

const links = [
  identityLink(async () => (await import('#client/features/accounts/ask-identity.tsx')).askIdentity()),
  browserLink(),
]

/**
 * The server rendered the page of its canonical address. A router that begins with another, with unknown parameters or
 * in another order, would correct it while React takes the page over, and React would find another page than it expects.
 */
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

/** Which categories there are the server alone knows before the page is taken over: its canonical address says them. */
function adoptShopAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (!canonical || !location.search.includes('category=')) return
  const { pathname, search } = new URL(canonical)
  if (pathname === '/products' && pathname === location.pathname && search !== location.search)
    history.replaceState(history.state, '', `${pathname}${search}${location.hash}`)
}

/** Gives React back the texts that a browser has translated, and takes the page over before it translates them again. */
function takeOver(router: PageRouter) {
  const hydratePage = () => void hydrateRoot(document, <RouterProvider router={router} />)
  if (!document.querySelector('font')) return startTransition(hydratePage)
  dispatchEvent(new Event(PAGE_IS_TAKEN_OVER))
  hydratePage()
}

replayEarlyInput()
// In a task of its own, and from there in slices: between them the browser answers whoever touches the page.
setTimeout(async () => {
  const router = routerOfThisPage()
  await hydrate(router)
  window.$_TSR?.h()
  takeOver(router)
})
