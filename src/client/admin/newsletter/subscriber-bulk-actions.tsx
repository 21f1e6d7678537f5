import { Button } from '@chakra-ui/react'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { useSelection } from '#client/admin/kit/row-selection.tsx'
import { useSeveral } from '#client/admin/kit/use-several.ts'
import { type Subscriber, trpc } from '#client/lib/trpc.ts'

export function SubscriberBulkActions({
  selection,
}: {
  selection: ReturnType<typeof useSelection<Subscriber>>
}) {
  const bounce = trpc.admin.newsletter.subscribers.markManyBounced.useMutation()
  const remove = trpc.admin.newsletter.subscribers.deleteMany.useMutation()
  const report = useSeveral<number>(selection, 'subscriber')
  const { ids } = selection
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={bounce.isPending}
        onClick={() => bounce.mutate({ ids }, report('marked as bounced'))}
      >
        Mark as bounced
      </Button>
      <AskingButton
        isDangerous
        size="sm"
        label="Delete"
        question={{
          title: `Delete ${counted(ids.length, 'subscriber')}?`,
          action: 'Delete',
          busy: 'Deleting...',
          isPending: remove.isPending,
          onConfirm: (close) => remove.mutate({ ids }, report('deleted', { onDone: close })),
          children: 'Everything stored about them is deleted, including the record of their consent.',
        }}
      />
    </>
  )
}
