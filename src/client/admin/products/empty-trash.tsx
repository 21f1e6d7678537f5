import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

/** Asks, with the number of products to be erased: all in the trash, whatever the filter. */
export function EmptyTrash({ onClose }: { onClose: () => void }) {
  const total = trpc.admin.products.deleted.useQuery({ pageSize: 1 }).data?.total
  const empty = trpc.admin.products.emptyTrash.useMutation(
    useAdminToasts()(({ erased }) => `${counted(erased, 'product')} erased`, onClose),
  )
  return (
    <ConfirmDialog
      open
      title="Empty the trash?"
      action="Empty trash"
      busy="Emptying..."
      isPending={empty.isPending || total === undefined}
      onConfirm={() => empty.mutate()}
      onClose={onClose}
    >
      <p>
        {total === undefined ? 'All products in the trash' : counted(total, 'product')} will be permanently
        deleted. This cannot be undone.
      </p>
      <p>Products from feeds still stay out of the shop. You’ll find them under “Kept out of imports”.</p>
    </ConfirmDialog>
  )
}
