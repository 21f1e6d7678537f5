import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsOnly } from '#client/features/accounts/administrators-only.tsx'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { ErrorPage } from '#client/features/site/error-pages.tsx'
import { isNotAdmin, requireAdmin } from '#client/lib/session.ts'
import { Spinner } from '#client/ui/spinner.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  pendingComponent: Spinner,
  errorComponent: (props) => (isNotAdmin(props.error) ? <AdministratorsOnly /> : <ErrorPage {...props} />),
  component: AdminLayout,
})
