import { Button } from '@chakra-ui/react'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { useRefresh } from '#client/features/admin/use-refresh.ts'
import { syncRemark } from '#client/features/feeds/sync-remark.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

export function SyncCard() {
  const refresh = useRefresh()
  const sync = trpc.admin.catalogue.sync.useMutation({
    onSuccess: ({ feeds }) => {
      showToast({
        type: 'success',
        title: 'Products synced successfully!',
        description: syncRemark(feeds),
      })
      return refresh()
    },
    onError: () => showToast({ type: 'error', title: 'Failed to sync products' }),
  })
  return (
    <AdminCard title="Sync Products" lead="Imports every configured affiliate feed now.">
      <Button variant="outline" disabled={sync.isPending} onClick={() => sync.mutate()}>
        <Icon name="refresh-cw" /> {sync.isPending ? 'Syncing...' : 'Sync Products'}
      </Button>
    </AdminCard>
  )
}
