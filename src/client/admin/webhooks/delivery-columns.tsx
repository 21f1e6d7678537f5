import { Button } from '@chakra-ui/react'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EVENT_LABELS } from '#client/admin/webhooks/event-labels.ts'
import * as webhooksCss from '#client/admin/webhooks/webhooks.css.ts'
import { trpc, type WebhookDelivery } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

const STATES: Record<WebhookDelivery['state'], { label: string; tint: string }> = {
  waiting: { label: 'Waiting', tint: baseCss.tintFeeding },
  claimed: { label: 'Being sent', tint: baseCss.tintToys },
  delivered: { label: 'Delivered', tint: baseCss.tintSafety },
  failed: { label: 'Failed', tint: baseCss.tintClothing },
}

export const DELIVERY_COLUMNS: Column<WebhookDelivery>[] = [
  { name: 'When', className: tableCss.time, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Event', className: tableCss.title, cell: (delivery) => <Message delivery={delivery} /> },
  {
    name: 'Status',
    cell: ({ state, tries, dueAt }) => (
      <>
        <span className={`${baseCss.tag} ${STATES[state].tint}`}>{STATES[state].label}</span>
        {state === 'waiting' && tries.length > 0 && (
          <>
            {' '}
            again <Moment at={dueAt} />
          </>
        )}
      </>
    ),
  },
  {
    name: 'Response',
    className: tableCss.amount,
    cell: ({ tries }) => tries.length > 0 && (tries.at(-1)?.status ?? 'None'),
  },
  {
    name: 'Duration',
    className: tableCss.amount,
    cell: ({ tries }) => tries.length > 0 && `${tries.at(-1)?.durationMs} ms`,
  },
  { name: 'Attempts', className: tableCss.amount, cell: ({ tries }) => tries.length },
  { name: 'Actions', cell: (delivery) => <SendAgain delivery={delivery} /> },
]

function Message({ delivery: { event, url, messageId, payload, tries } }: { delivery: WebhookDelivery }) {
  return (
    <details>
      <summary>{EVENT_LABELS[event]}</summary>
      <div className={webhooksCss.webhookMessage}>
        <p>
          {url}
          <br />
          <code>{messageId}</code>
        </p>
        <pre className={webhooksCss.webhookText}>{payload}</pre>
        <ol className={webhooksCss.webhookAttempts}>
          {tries.map((one) => (
            <li key={one.id}>
              <Moment at={one.at} />: {one.status ?? 'no response'} in {one.durationMs} ms
              {one.problem && `. ${one.problem}`}
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

function SendAgain({ delivery: { id, isOn, state, messageId } }: { delivery: WebhookDelivery }) {
  const again = trpc.admin.webhooks.sendAgain.useMutation(useAdminToasts()('Queued again'))
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={!isOn || state === 'claimed' || again.isPending}
      onClick={() => again.mutate({ id })}
    >
      Send again<span className={baseCss.visuallyHidden}> {messageId}</span>
    </Button>
  )
}
