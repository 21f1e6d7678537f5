import { Button, Dialog, Input, Portal } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { textOf } from '#client/admin/kit/form-values.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EventFields, eventsOf } from '#client/admin/webhooks/event-fields.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'

export function WebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const toasts = useAdminToasts()
  const change = trpc.admin.webhooks.change.useMutation(toasts('Webhook saved', onClose))
  const { fields } = callError(change.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { id, enabled } = webhook
    change.mutate({ id, enabled, url: textOf(form, 'url') ?? '', events: eventsOf(form) })
  }
  return (
    <Dialog.Root open onOpenChange={(details) => details.open || onClose()} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className="admin-dialog">
            <form onSubmit={submit} noValidate>
              <Dialog.Header>
                <Dialog.Title>Edit webhook</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className="admin-form">
                <AdminField label="Address" error={fields.url} hint="Its secret stays the same" required>
                  <Input name="url" type="url" defaultValue={webhook.url} autoComplete="off" />
                </AdminField>
                <EventFields chosen={webhook.events} error={fields.events} />
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">Cancel</Button>
                </Dialog.ActionTrigger>
                <Button type="submit" disabled={change.isPending}>
                  Save
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
