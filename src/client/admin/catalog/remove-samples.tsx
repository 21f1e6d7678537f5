import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

export function RemoveSamples() {
  const toasts = useAdminToasts()
  const remove = trpc.admin.catalog.removeSamples.useMutation(
    toasts(({ products }) =>
      products === 0 ? 'No sample products were left' : `${products} sample products removed`,
    ),
  )
  return (
    <AskingButton
      size="sm"
      variant="outline"
      label="Remove Samples"
      question={{
        title: 'Remove the samples?',
        action: 'Remove samples',
        busy: 'Removing...',
        isPending: remove.isPending,
        onConfirm: (close) => remove.mutate(undefined, { onSuccess: close }),
        children: (
          <>
            <p>
              The sample products move to the trash, where you can restore them for a while. Sample partners
              that you haven’t changed and the sample testimonials are removed too.
            </p>
            <p>Products from your feeds and products you added stay.</p>
          </>
        ),
      }}
    />
  )
}
