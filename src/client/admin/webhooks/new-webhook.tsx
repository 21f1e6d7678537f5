import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EventFields, eventsOf } from '#client/admin/webhooks/event-fields.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { WEBHOOK_EVENTS } from '#shared/webhook-events.ts'

export function NewWebhook() {
  const [secret, setSecret] = useState<string>()
  const { onSuccess } = useAdminToasts()('Webhook added')
  const { form, field, isPending } = useForm(trpc.admin.webhooks.create.useMutation(), {
    read: (typed) => ({ url: typed.text('url'), events: eventsOf(typed) }),
    onDone: (added, element) => {
      setSecret(added.secret)
      element.reset()
      return onSuccess(added)
    },
  })
  return (
    <AdminCard title="New webhook">
      <form className={adminFormCss.form} aria-label="New webhook" {...form}>
        <Field
          label="URL"
          type="url"
          placeholder="https://"
          hint="Receives a signed POST request with JSON"
          required
          {...field('url')}
        />
        <EventFields chosen={WEBHOOK_EVENTS} error={field('events').error} />
        <Button type="submit" disabled={isPending}>
          Add webhook
        </Button>
      </form>
      {secret && <OneTimeSecret secret={secret}>Its signing secret. Copy it now:</OneTimeSecret>}
    </AdminCard>
  )
}
