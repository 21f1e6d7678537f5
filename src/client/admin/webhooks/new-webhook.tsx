import { Button, Input } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { textOf } from '#client/admin/kit/form-values.ts'
import { ShownOnce } from '#client/admin/kit/shown-once.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EventFields, eventsOf } from '#client/admin/webhooks/event-fields.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { WEBHOOK_EVENTS } from '#shared/webhook-events.ts'

export function NewWebhook() {
  const [secret, setSecret] = useState<string>()
  const toasts = useAdminToasts()
  const add = trpc.admin.webhooks.add.useMutation(toasts('Webhook added'))
  const { fields } = callError(add.error)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const wanted = { url: textOf(form, 'url') ?? '', events: eventsOf(form) }
    const added = await add.mutateAsync(wanted).catch(() => undefined)
    if (!added) return
    setSecret(added.secret)
    element.reset()
  }
  return (
    <AdminCard title="New webhook">
      <form className="admin-form" aria-label="New webhook" onSubmit={submit} noValidate>
        <AdminField label="Address" error={fields.url} hint="It gets a signed POST with JSON" required>
          <Input name="url" type="url" placeholder="https://" autoComplete="off" />
        </AdminField>
        <EventFields chosen={WEBHOOK_EVENTS} error={fields.events} />
        <Button type="submit" disabled={add.isPending}>
          Add webhook
        </Button>
      </form>
      {secret && <ShownOnce secret={secret}>Its signing secret. Copy it now:</ShownOnce>}
    </AdminCard>
  )
}
