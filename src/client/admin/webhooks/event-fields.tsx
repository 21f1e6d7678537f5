import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { EVENT_HINTS, EVENT_LABELS } from '#client/admin/webhooks/event-labels.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/webhook-events.ts'

interface EventFieldsProps {
  chosen: readonly WebhookEvent[]
  error: string | undefined
}

export function EventFields({ chosen, error }: EventFieldsProps) {
  return (
    <CheckboxGroup
      legend="Events"
      name="events"
      choices={WEBHOOK_EVENTS.map((value) => ({
        value,
        label: EVENT_LABELS[value],
        hint: EVENT_HINTS[value],
      }))}
      chosen={chosen}
      error={error}
    />
  )
}

export function eventsOf(form: FormReader): WebhookEvent[] {
  const checked = form.all('events')
  return WEBHOOK_EVENTS.filter((event) => checked.includes(event))
}
