import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EVENT_HINTS, EVENT_LABELS } from '#client/admin/webhooks/event-labels.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/webhook-events.ts'

interface WebhookDialogProps {
  webhook?: Webhook
  onCreated?: (secret: string) => void
  onClose: () => void
}

export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const add = trpc.admin.webhooks.create.useMutation()
  const edit = trpc.admin.webhooks.update.useMutation()
  const { onSuccess } = useAdminToasts()(webhook ? 'Webhook saved' : 'Webhook added', onClose)
  const save = async (typed: { url: string; events: WebhookEvent[] }) => {
    if (webhook) return edit.mutateAsync({ id: webhook.id, enabled: webhook.enabled, ...typed })
    onCreated?.((await add.mutateAsync(typed)).secret)
  }
  const { form, field, isPending } = useForm(
    { mutateAsync: save, isPending: add.isPending || edit.isPending },
    {
      read: ({ text, all }) => ({
        url: text('url'),
        events: WEBHOOK_EVENTS.filter((event) => all('events').includes(event)),
      }),
      onDone: onSuccess,
    },
  )
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'New webhook'}
      form={form}
      action={webhook ? 'Save' : 'Add webhook'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Field
        label="URL"
        type="url"
        placeholder={webhook ? undefined : 'https://'}
        hint={webhook ? 'Its secret stays the same' : 'Receives a signed POST request with JSON'}
        required
        {...field('url')}
        defaultValue={webhook?.url}
      />
      <CheckboxGroup
        legend="Events"
        name="events"
        choices={WEBHOOK_EVENTS.map((value) => ({
          value,
          label: EVENT_LABELS[value],
          hint: EVENT_HINTS[value],
        }))}
        chosen={webhook?.events ?? WEBHOOK_EVENTS}
        error={field('events').error}
      />
    </FormDialog>
  )
}
