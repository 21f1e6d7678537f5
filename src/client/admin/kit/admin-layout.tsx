import 'virtual:styles/admin.css'
import { Link, Outlet } from '@tanstack/react-router'
import { AdminDrawer } from '#client/admin/kit/admin-drawer.tsx'
import { AdminLinks } from '#client/admin/kit/admin-links.tsx'
import { ChakraPage } from '#client/ui/chakra-page.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** The frame of the admin area: navigation at the side, in a drawer on narrow screens. */
export function AdminLayout() {
  return (
    <ChakraPage>
      <meta name="robots" content="noindex" />
      <div className="admin">
        <aside className="admin-side">
          <AdminLinks />
          <Link to="/" className="admin-shop-link">
            <Icon name="shopping-bag" /> View the shop
          </Link>
        </aside>
        <div className="admin-bar">
          <AdminDrawer />
          <span>Admin</span>
        </div>
        <div className="admin-main">
          <Outlet />
        </div>
      </div>
    </ChakraPage>
  )
}
