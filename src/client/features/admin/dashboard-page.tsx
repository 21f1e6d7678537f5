import { Button } from '@chakra-ui/react'
import { AdminPage } from '#client/features/admin/admin-page.tsx'

export function DashboardPage() {
  return (
    <AdminPage title="Dashboard">
      <Button>Test</Button>
    </AdminPage>
  )
}
