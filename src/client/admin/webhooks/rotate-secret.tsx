import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import { ROTATED_SECRET_HOURS } from '#shared/webhook-events.ts'

export function RotateSecret({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const [made, setMade] = useState<{ url: string; secret: string }>()
  const rotate = trpc.admin.webhooks.rotateSecret.useMutation(useAdminToasts()('Secret rotated', onClose))
  const confirm = async ({ id, url }: Webhook) => {
    const { secret } = await rotate.mutateAsync({ id })
    setMade({ url, secret })
  }
  return (
    <>
      {made && (
        <AdminCard title={`New secret for ${made.url}`}>
          <OneTimeSecret secret={made.secret}>
            For {ROTATED_SECRET_HOURS} hours, messages are also signed with the old one. Copy the new one now:
          </OneTimeSecret>
        </AdminCard>
      )}
      <ConfirmDialog
        open={webhook !== undefined}
        title="Rotate the signing secret?"
        action="Rotate secret"
        busy="Rotating..."
        isPending={rotate.isPending}
        onConfirm={() => webhook && confirm(webhook).catch(() => undefined)}
        onClose={onClose}
      >
        <p>
          {webhook?.url} gets a new secret. For {ROTATED_SECRET_HOURS} hours, messages carry both signatures,
          so that the receiver can switch over. If you rotate again within that time, the oldest secret stops
          working at once.
        </p>
      </ConfirmDialog>
    </>
  )
}
