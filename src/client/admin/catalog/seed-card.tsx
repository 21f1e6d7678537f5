import { Button } from '@chakra-ui/react'
import { RemoveSamples } from '#client/admin/catalog/remove-samples.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

export function SeedCard() {
  const refresh = useRefresh()
  const utils = trpc.useUtils()
  const seed = trpc.admin.catalog.seed.useMutation({
    onSuccess: ({ success, message }) => {
      showToast({ type: success ? 'success' : 'error', title: message })
      return refresh()
    },
    onError: (error) => {
      console.error(error)
      showToast({ type: 'error', title: 'Failed to seed database. See console for details.' })
    },
  })
  const check = async () => {
    try {
      const { count } = await utils.client.products.count.query()
      const title =
        count > 0
          ? `Database already has ${count} products.`
          : 'Database has no products. You can seed it now.'
      showToast({ type: 'info', title })
    } catch {
      showToast({ type: 'error', title: 'Error checking product count.' })
    }
  }
  return (
    <AdminCard title="Seed Database" lead="Adds any missing sample products; leaves the rest unchanged.">
      <div className={actionsCss.actions}>
        <Button variant="outline" disabled={seed.isPending} onClick={() => seed.mutate()}>
          <Icon icon={adminIcons.sprout} /> {seed.isPending ? 'Seeding...' : 'Seed Database'}
        </Button>
        <Button variant="outline" onClick={check}>
          Check Products
        </Button>
        <RemoveSamples />
      </div>
    </AdminCard>
  )
}
