import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { EVENT_LABELS } from '#client/admin/webhooks/event-labels.ts'
import * as webhooksCss from '#client/admin/webhooks/webhooks.css.ts'
import { trpc, type Webhook } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

interface WebhookRowProps {
  webhook: Webhook
  onEdit: () => void
  onRotate: () => void
}

export function WebhookRow({ webhook, onEdit, onRotate }: WebhookRowProps) {
  const { id, url, events, enabled, previousSecretUntil } = webhook
  const toasts = useAdminToasts()
  const change = trpc.admin.webhooks.update.useMutation(
    toasts(enabled ? 'Webhook turned off' : 'Webhook turned on'),
  )
  const remove = trpc.admin.webhooks.delete.useMutation(toasts('Webhook removed'))
  const test = trpc.admin.webhooks.sendTest.useMutation(toasts('Test event queued; see the log'))
  return (
    <li className={`${adminCardCss.card} ${webhooksCss.webhookRow}`}>
      <div>
        <h2 className={`${adminCardCss.title} ${webhooksCss.webhookTitle}`}>{url}</h2>
        <WebhookState webhook={webhook} />
        {previousSecretUntil && (
          <p className={listsCss.rowNote}>
            The old secret also signs until <Moment at={previousSecretUntil} />
          </p>
        )}
        <p className={listsCss.rowTags}>
          {events.map((event) => (
            <span key={event} className={baseCss.tag}>
              {EVENT_LABELS[event]}
            </span>
          ))}
        </p>
      </div>
      <RowMenu
        name={url}
        acts={[
          {
            label: 'Send test event',
            disabled: !enabled || test.isPending,
            onClick: () => test.mutate({ id }),
          },
          { label: 'Edit', onClick: onEdit },
          { label: 'Rotate secret', onClick: onRotate },
          {
            label: enabled ? 'Turn off' : 'Turn on',
            onClick: () => change.mutate({ id, url, events, enabled: !enabled }),
          },
          {
            label: 'Remove',
            isDangerous: true,
            question: {
              title: 'Remove this webhook?',
              action: 'Remove webhook',
              busy: 'Removing...',
              isPending: remove.isPending,
              onConfirm: (close) => remove.mutate({ id }, { onSuccess: close }),
              children: <p>{url} will no longer be notified. Its log and its secret are deleted.</p>,
            },
          },
        ]}
      />
    </li>
  )
}

function WebhookState({ webhook: { enabled, disabledReason, failingSince, waiting } }: { webhook: Webhook }) {
  if (!enabled)
    return (
      <p className={listsCss.rowNote}>
        <span className={`${baseCss.tag} ${baseCss.tintClothing}`}>Off</span>{' '}
        {disabledReason ?? 'Turned off manually'}
      </p>
    )
  if (failingSince)
    return (
      <p className={listsCss.rowNote}>
        <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Failing</span> since{' '}
        <Moment at={failingSince} />; {waiting} waiting
      </p>
    )
  return (
    <p className={listsCss.rowNote}>
      <span className={`${baseCss.tag} ${baseCss.tintSafety}`}>On</span> {waiting > 0 && `${waiting} waiting`}
    </p>
  )
}
