import { Button, IconButton } from '@chakra-ui/react'
import { Moment } from '#client/admin/feeds/moment.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EVENT_LABELS } from '#client/admin/webhooks/event-labels.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

interface WebhookRowProps {
  webhook: Webhook
  onEdit: () => void
  onRemove: () => void
}

export function WebhookRow({ webhook, onEdit, onRemove }: WebhookRowProps) {
  const { id, url, events, enabled } = webhook
  const toasts = useAdminToasts()
  const change = trpc.admin.webhooks.change.useMutation(
    toasts(enabled ? 'Webhook turned off' : 'Webhook turned on'),
  )
  const test = trpc.admin.webhooks.sendTest.useMutation(toasts('Test event queued; see the log'))
  return (
    <li className="admin-card admin-list-row webhook-row">
      <div>
        <h2>{url}</h2>
        <WebhookState webhook={webhook} />
        <p className="admin-tags">
          {events.map((event) => (
            <span key={event} className="tag">
              {EVENT_LABELS[event]}
            </span>
          ))}
        </p>
      </div>
      <div className="admin-row-actions">
        <Button
          size="sm"
          variant="outline"
          disabled={!enabled || test.isPending}
          onClick={() => test.mutate({ id })}
        >
          Send test event<span className="visually-hidden"> to {url}</span>
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={change.isPending}
          onClick={() => change.mutate({ id, url, events, enabled: !enabled })}
        >
          {enabled ? 'Turn off' : 'Turn on'}
          <span className="visually-hidden"> {url}</span>
        </Button>
        <IconButton size="sm" variant="ghost" aria-label={`Edit ${url}`} onClick={onEdit}>
          <Icon name="pencil" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          className="admin-danger"
          aria-label={`Remove ${url}`}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </IconButton>
      </div>
    </li>
  )
}

function WebhookState({ webhook: { enabled, disabledReason, failingSince, waiting } }: { webhook: Webhook }) {
  if (!enabled)
    return (
      <p className="muted">
        <span className="tag tint-clothing">Off</span> {disabledReason ?? 'Turned off by hand.'}
      </p>
    )
  if (failingSince)
    return (
      <p className="muted">
        <span className="tag tint-feeding">Failing</span> since <Moment at={failingSince} />; {waiting}{' '}
        waiting
      </p>
    )
  return (
    <p className="muted">
      <span className="tag tint-safety">On</span> {waiting > 0 && `${waiting} waiting`}
    </p>
  )
}
