import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type ApiKey, trpc } from '#client/lib/trpc.ts'
import { ROTATED_KEY_HOURS } from '#shared/accounts/api-key-scopes.ts'

export function RotateKey({ apiKey, onClose }: { apiKey: ApiKey | undefined; onClose: () => void }) {
  const [made, setMade] = useState<{ name: string; key: string }>()
  const rotate = trpc.admin.apiKeys.rotate.useMutation(useAdminToasts()('API key rotated', onClose))
  const confirm = async ({ id, name }: ApiKey) => {
    const { key } = await rotate.mutateAsync({ id })
    setMade({ name: name ?? '', key })
  }
  return (
    <>
      {made && (
        <AdminCard title={`New key for ${made.name}`}>
          <OneTimeSecret secret={made.key}>
            The old key works for {ROTATED_KEY_HOURS} more hours. Copy the new one now:
          </OneTimeSecret>
        </AdminCard>
      )}
      <ConfirmDialog
        open={apiKey !== undefined}
        title={`Rotate ${apiKey?.name ?? ''}?`}
        action="Rotate key"
        busy="Rotating..."
        isPending={rotate.isPending}
        onConfirm={() => apiKey && confirm(apiKey).catch(() => undefined)}
        onClose={onClose}
      >
        <p>
          You get a new key with the same permissions and limits. The current key works for{' '}
          {ROTATED_KEY_HOURS} more hours, so that programs can switch over.
        </p>
      </ConfirmDialog>
    </>
  )
}
