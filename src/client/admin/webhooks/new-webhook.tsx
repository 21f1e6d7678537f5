import { Dialog } from '@chakra-ui/react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EventFields, eventsOf } from '#client/admin/webhooks/event-fields.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { WEBHOOK_EVENTS } from '#shared/webhook-events.ts'

interface NewWebhookProps {
  onCreated: (secret: string) => void
  onClose: () => void
}

export function NewWebhook({ onCreated, onClose }: NewWebhookProps) {
  const { onSuccess } = useAdminToasts()('Webhook added', onClose)
  const { form, field, isPending } = useForm(trpc.admin.webhooks.create.useMutation(), {
    read: (typed) => ({ url: typed.text('url'), events: eventsOf(typed) }),
    onDone: (added) => {
      onCreated(added.secret)
      return onSuccess(added)
    },
  })
  return (
    <FormDialog title="New webhook" form={form} action="Add webhook" isBlocked={isPending} onClose={onClose}>
      <Dialog.Body className={adminFormCss.form}>
        <Field
          label="URL"
          type="url"
          placeholder="https://"
          hint="Receives a signed POST request with JSON"
          required
          {...field('url')}
        />
        <EventFields chosen={WEBHOOK_EVENTS} error={field('events').error} />
      </Dialog.Body>
    </FormDialog>
  )
}
