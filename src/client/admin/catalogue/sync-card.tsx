import { Button } from '@chakra-ui/react'
import { useSync } from '#client/admin/feeds/use-sync.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { Icon } from '#client/ui/icon.tsx'

export function SyncCard() {
  const sync = useSync()
  return (
    <AdminCard title="Sync Products" lead="Imports every configured affiliate feed now.">
      <Button variant="outline" disabled={sync.isPending} onClick={() => sync.mutate()}>
        <Icon name="refresh-cw" /> {sync.isPending ? 'Syncing...' : 'Sync Products'}
      </Button>
    </AdminCard>
  )
}
