import { Dialog } from '@chakra-ui/react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EventFields, eventsOf } from '#client/admin/webhooks/event-fields.tsx'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

export function WebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, enabled, url, events } = webhook
  const { onSuccess } = useAdminToasts()('Webhook saved', onClose)
  const { form, field, isPending } = useForm(trpc.admin.webhooks.update.useMutation(), {
    read: (typed) => ({ id, enabled, url: typed.text('url'), events: eventsOf(typed) }),
    onDone: onSuccess,
  })
  return (
    <FormDialog title="Edit webhook" form={form} action="Save" isBlocked={isPending} onClose={onClose}>
      <Dialog.Body className={adminFormCss.form}>
        <Field
          label="URL"
          type="url"
          hint="Its secret stays the same"
          required
          {...field('url')}
          defaultValue={url}
        />
        <EventFields chosen={events} error={field('events').error} />
      </Dialog.Body>
    </FormDialog>
  )
}
