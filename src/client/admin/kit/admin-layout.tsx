import { Outlet } from '@tanstack/react-router'
import { AdminBar } from '#client/admin/kit/admin-bar.tsx'
import * as adminFrameCss from '#client/admin/kit/admin-frame.css.ts'
import { AdminMenu } from '#client/admin/kit/admin-menu.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { UnsavedGuard } from '#client/admin/kit/unsaved-guard.tsx'
import { ChakraPage } from '#client/ui/chakra-page.tsx'

/** The frame of the admin area: a slim bar, and navigation at the side (in a menu on narrow screens). */
export function AdminLayout() {
  return (
    <ChakraPage>
      <meta name="robots" content="noindex" />
      <AdminBar />
      <div className={adminFrameCss.admin}>
        <AdminMenu />
        <main id="main" tabIndex={-1} className={adminFrameCss.main}>
          <noscript>
            <p className={notesCss.needsScript}>
              Without JavaScript you can look around here, but most changes can’t be saved. Please turn it on
              for this site.
            </p>
          </noscript>
          <UnsavedGuard>
            <Outlet />
          </UnsavedGuard>
        </main>
      </div>
    </ChakraPage>
  )
}
