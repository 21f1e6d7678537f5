import { m } from '#shared/messages/messages.ts'
import '#client/theme/fonts.css'
import '#client/ui/base.css.ts'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { EarlyScript } from '#client/early/early-script.tsx'
import { hears } from '#client/early/page-is-live.ts'
import { BAR } from '#client/early/theme.ts'
import { SiteLayout } from '#client/features/site/site-layout.tsx'
import { stylesFor } from '#client/lib/page-assets.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import type { RouterContext } from '#client/router.tsx'
import { currentLanguage, localPath } from '#shared/messages/languages.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { trpc } }) => {
    const user = await trpc.accounts.session.ensureData()
    await settleOnServer([
      trpc.categories.list.ensureData(),
      trpc.landingPages.links.ensureData(),
      ...(user ? [trpc.favorites.ids.ensureData()] : []),
    ])
  },
  head: ({ match: { context }, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    styles: context.site.accentStyle ? [{ children: context.site.accentStyle }] : [],
    links: [
      ...context.assets.fonts.map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      ...stylesFor(context.assets, matches).map((href) => ({ rel: 'stylesheet', href })),
      ...iconLinks(context.site.icon),
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'alternate', href: localPath('/feed.xml'), type: 'application/atom+xml', title: m.articles },
    ],
  }),
  shellComponent: Document,
  component: Site,
})

function iconLinks(icon: string | undefined) {
  const at = (file: string) => `/pictures/${icon}-${file}`
  return icon
    ? [
        { rel: 'icon', href: at('favicon.ico'), sizes: '48x48' },
        { rel: 'icon', href: at('192.png'), type: 'image/png', sizes: '192x192' },
        { rel: 'apple-touch-icon', href: at('180.png') },
      ]
    : [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ]
}

function Site() {
  const deferredStyles = Route.useRouteContext({ select: ({ assets }) => assets.deferredStyles })
  return (
    <SiteLayout deferredStyles={deferredStyles}>
      <Outlet />
    </SiteLayout>
  )
}

function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang={currentLanguage()} suppressHydrationWarning {...hears}>
      <head>
        <HeadContent />
        <EarlyScript />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={BAR.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={BAR.dark} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
