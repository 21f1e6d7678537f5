import { Button, Progress } from '@chakra-ui/react'
import * as operationProgressCss from '#client/admin/kit/operation-progress.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { Operation } from '#shared/operations.ts'

export function OperationProgress({ operation }: { operation: Operation }) {
  const cancel = trpc.admin.backups.cancel.useMutation()
  const { id, share, step, isCancellable } = operation
  return (
    <div className={operationProgressCss.progress}>
      <Progress.Root value={Math.round(share * 100)} aria-label={step}>
        <Progress.Label>{step}</Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Button
        size="sm"
        variant="outline"
        disabled={!isCancellable || cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      >
        Cancel
      </Button>
    </div>
  )
}
