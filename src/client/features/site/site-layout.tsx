import type { ReactNode } from 'react'
import { ArrivalToast } from '#client/features/accounts/arrival-toast.tsx'
import { FavoritesProvider } from '#client/features/favorites/favorites-context.tsx'
import { SiteFooter } from '#client/features/site/site-footer.tsx'
import { SiteHeader } from '#client/features/site/site-header.tsx'
import { usePageIsLive } from '#client/features/site/use-page-is-live.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { ToastHost } from '#client/ui/toast-host.tsx'

export function SiteLayout({ deferredStyles, children }: { deferredStyles: string[]; children: ReactNode }) {
  usePageIsLive()
  return (
    <>
      <a className={baseCss.skipLink} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <FavoritesProvider>{children}</FavoritesProvider>
      </main>
      {deferredStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <SiteFooter />
      <ToastHost />
      <ArrivalToast />
    </>
  )
}
