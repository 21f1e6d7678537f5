import { Button } from '@chakra-ui/react'
import { useSync } from '#client/admin/feeds/use-sync.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Icon } from '#client/ui/icon.tsx'

export function SyncCard() {
  const sync = useSync()
  return (
    <AdminCard title="Sync Products" lead="Imports every configured affiliate feed now.">
      <Button variant="outline" disabled={sync.isPending} onClick={() => sync.mutate()}>
        <Icon icon={adminIcons.refreshCw} /> {sync.isPending ? 'Syncing...' : 'Sync Products'}
      </Button>
    </AdminCard>
  )
}
