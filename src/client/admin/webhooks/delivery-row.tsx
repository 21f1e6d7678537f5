import { Button, Table } from '@chakra-ui/react'
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

export function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, event, state, dueAt, createdAt, tries, isOn, url, messageId, payload } = delivery
  const toasts = useAdminToasts()
  const again = trpc.admin.webhooks.sendAgain.useMutation(toasts('Queued again'))
  const last = tries.at(-1)
  return (
    <Table.Row>
      <Table.Cell data-label="When" className={tableCss.time}>
        <Moment at={createdAt} />
      </Table.Cell>
      <Table.Cell data-label="Event" className={tableCss.title}>
        <details>
          <summary>{EVENT_LABELS[event]}</summary>
          <div className={webhooksCss.webhookMessage}>
            <p>
              {url}
              <br />
              <code>{messageId}</code>
            </p>
            <pre>{payload}</pre>
            <ol>
              {tries.map((one) => (
                <li key={one.id}>
                  <Moment at={one.at} />: {one.status ?? 'no response'} in {one.durationMs} ms
                  {one.problem && `. ${one.problem}`}
                </li>
              ))}
            </ol>
          </div>
        </details>
      </Table.Cell>
      <Table.Cell data-label="State">
        <span className={`${baseCss.tag} ${STATES[state].tint}`}>{STATES[state].label}</span>
        {state === 'waiting' && tries.length > 0 && (
          <>
            {' '}
            again <Moment at={dueAt} />
          </>
        )}
      </Table.Cell>
      <Table.Cell data-label="Response" className={tableCss.amount}>
        {last ? (last.status ?? 'None') : '–'}
      </Table.Cell>
      <Table.Cell data-label="Duration" className={tableCss.amount}>
        {last ? `${last.durationMs} ms` : '–'}
      </Table.Cell>
      <Table.Cell data-label="Attempts" className={tableCss.amount}>
        {tries.length}
      </Table.Cell>
      <Table.Cell data-label="Actions">
        <Button
          size="sm"
          variant="outline"
          disabled={!isOn || state === 'claimed' || again.isPending}
          onClick={() => again.mutate({ id })}
        >
          Send again<span className={baseCss.visuallyHidden}> {messageId}</span>
        </Button>
      </Table.Cell>
    </Table.Row>
  )
}
