import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

/** Removes the samples of a new shop and leaves everything that came from a retailer. */
export function RemoveSamples() {
  const [isAsking, setIsAsking] = useState(false)
  const toasts = useAdminToasts()
  const remove = trpc.admin.catalog.removeSamples.useMutation(
    toasts(
      ({ products }) =>
        products === 0 ? 'No sample products were left' : `${products} sample products removed`,
      () => setIsAsking(false),
    ),
  )
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsAsking(true)}>
        Remove Samples
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the samples?"
        action="Remove samples"
        busy="Removing..."
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          The sample products move to the trash, where you can restore them for a while. Sample partners that
          you haven’t changed and the sample testimonials are removed too.
        </p>
        <p>Products from your feeds and products you added stay.</p>
      </ConfirmDialog>
    </>
  )
}
