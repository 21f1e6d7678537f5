import '#client/features/site/preferences.late.css.ts'
import { useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCountedViews, usePageKey } from '#client/early/counted-page.ts'
import { AfterFirstSign, lazyPart } from '#client/early/first-sign.tsx'
import { usePageIsLive } from '#client/early/page-is-live.ts'
import { ArrivalToast } from '#client/features/accounts/arrival-toast.tsx'
import { FavoritesProvider } from '#client/features/favorites/favorites-context.tsx'
import { LanguageOffer } from '#client/features/site/language-links.tsx'
import { SiteFooter } from '#client/features/site/site-footer.tsx'
import { SiteHeader } from '#client/features/site/site-header.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { ToastHost } from '#client/ui/toast-host.tsx'
import { m } from '#shared/messages/messages.ts'

// It has to be here before the connection is lost.
const OfflineNotice = lazyPart(() =>
  import('#client/features/site/offline-notice.tsx').then(({ OfflineNotice }) => OfflineNotice),
)

const CompareTray = lazyPart(() =>
  import('#client/features/compare/compare-tray.tsx').then(({ CompareTray }) => CompareTray),
)

export function SiteLayout({ deferredStyles, children }: { deferredStyles: string[]; children: ReactNode }) {
  usePageIsLive()
  const hasOwnFrame = useHasOwnFrame()
  const pageKey = usePageKey()
  useCountedViews(hasOwnFrame ? undefined : pageKey)
  return (
    <>
      <a className={baseCss.skipLink} href="#main">
        {m.skipToContent}
      </a>
      <DemoLine />
      {hasOwnFrame ? children : <SiteFrame pageKey={pageKey}>{children}</SiteFrame>}
      {deferredStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {!hasOwnFrame && <SiteFooter />}
      <AfterFirstSign>
        <OfflineNotice />
        {!hasOwnFrame && <CompareTray />}
      </AfterFirstSign>
      <ToastHost />
      <ArrivalToast />
    </>
  )
}

function SiteFrame({ pageKey, children }: { pageKey: string | undefined; children: ReactNode }) {
  const isOnTheWay = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      <LanguageOffer />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        data-page={pageKey}
        aria-busy={(!import.meta.env.SSR && isOnTheWay) || undefined}
      >
        <FavoritesProvider>{children}</FavoritesProvider>
      </main>
    </>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    hasOwnFrame?: boolean
  }
}

/** True only once the layout is rendered: while it loads or refuses, the shop's frame is used. */
function useHasOwnFrame(): boolean {
  return useMatches({
    select: (matches) =>
      matches.some(({ staticData, status }) => staticData.hasOwnFrame && status === 'success'),
  })
}

/** The same at any hour, since pages are cached. */
function DemoLine() {
  const { isDemo } = useSite()
  if (!isDemo) return null
  return (
    <aside aria-label={m.demoLabel} className={`${baseCss.wrap} ${baseCss.muted}`}>
      {m.demoLine}{' '}
      <a href="/admin" className={baseCss.link}>
        {m.demoSeeAdmin}
      </a>
    </aside>
  )
}
