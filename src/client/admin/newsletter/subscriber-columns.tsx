import type { Column } from '#client/admin/kit/admin-table.tsx'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { SUBSCRIBER_LABELS } from '#client/admin/newsletter/subscriber-figures.tsx'
import { type Subscriber, trpc } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/messages/formats.ts'
import type { SubscriberSort } from '#shared/search-params/newsletter.ts'

export const SUBSCRIBER_COLUMNS: Column<Subscriber, SubscriberSort>[] = [
  {
    name: 'Email',
    className: tableCss.title,
    sort: { up: 'email', down: 'email-down' },
    cell: ({ email }) => email,
  },
  { name: 'Name', cell: ({ name }) => name },
  {
    name: 'Status',
    cell: ({ status, bounceReason }) => (
      <span>
        <span className={adminNewsletterCss.newsletterBadge} data-status={status}>
          {SUBSCRIBER_LABELS[status]}
        </span>{' '}
        <span className={tableCss.wideOnly}>{bounceReason}</span>
      </span>
    ),
  },
  {
    name: 'Signed up',
    className: tableCss.number,
    sort: { up: 'oldest', down: 'newest', isDownFirst: true },
    cell: ({ consentAt, consentText }) => <span title={consentText}>{formatDay(consentAt)}</span>,
  },
  { name: 'Actions', cell: (subscriber) => <RowActions subscriber={subscriber} /> },
]

function RowActions({ subscriber: { id, email, status } }: { subscriber: Subscriber }) {
  const toasts = useAdminToasts()
  const bounce = trpc.admin.newsletter.subscribers.markBounced.useMutation(toasts('Marked as bounced'))
  const remove = trpc.admin.newsletter.subscribers.delete.useMutation(toasts('Subscriber deleted'))
  const isReachable = status === 'confirmed' || status === 'unconfirmed'
  return (
    <RowMenu
      name={email}
      acts={[
        isReachable && { label: 'Mark as bounced', onClick: () => bounce.mutate({ id }) },
        {
          label: 'Delete',
          isDangerous: true,
          question: {
            title: `Delete ${email}?`,
            action: 'Delete',
            isPending: remove.isPending,
            onConfirm: (close) => remove.mutate({ id }, { onSuccess: close }),
            children:
              'Everything stored about this subscriber is deleted, including the record of their consent.',
          },
        },
      ]}
    />
  )
}
