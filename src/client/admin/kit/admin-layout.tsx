import { Link, Outlet } from '@tanstack/react-router'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminDrawer } from '#client/admin/kit/admin-drawer.tsx'
import { AdminLinks } from '#client/admin/kit/admin-links.tsx'
import { ChakraPage } from '#client/ui/chakra-page.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

/** The frame of the admin area: navigation at the side, in a drawer on narrow screens. */
export function AdminLayout() {
  return (
    <ChakraPage>
      <meta name="robots" content="noindex" />
      <div className={adminCss.admin}>
        <aside className={adminCss.side}>
          <AdminLinks />
          <Link to="/" className={adminCss.shopLink}>
            <Icon icon={icons.shoppingBag} /> View the shop
          </Link>
        </aside>
        <div className={adminCss.bar}>
          <AdminDrawer />
          <span>Admin</span>
        </div>
        <div className={adminCss.main}>
          <Outlet />
        </div>
      </div>
    </ChakraPage>
  )
}
