import { Badge, Button, Table } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { type Subscriber, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { formatDay } from '#shared/days.ts'

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, name, status, consentAt, consentText, bounceReason } = subscriber
  return (
    <Table.Row>
      <Table.Cell data-label="Email" className={tableCss.title}>
        {email}
      </Table.Cell>
      <Table.Cell data-label="Name">{name}</Table.Cell>
      <Table.Cell data-label="Status">
        <span>
          <Badge className={adminNewsletterCss.newsletterBadge} data-status={status}>
            {status}
          </Badge>{' '}
          {bounceReason}
        </span>
      </Table.Cell>
      <Table.Cell data-label="Signed up" className={tableCss.number} title={consentText}>
        {formatDay(consentAt.getTime())}
      </Table.Cell>
      <Table.Cell data-label="Actions">
        <RowActions subscriber={subscriber} />
      </Table.Cell>
    </Table.Row>
  )
}

function RowActions({ subscriber: { id, email, status } }: { subscriber: Subscriber }) {
  const refresh = useRefresh()
  const [isDeleting, setIsDeleting] = useState(false)
  const after = (title: string) => ({
    onSuccess: () => {
      setIsDeleting(false)
      showToast({ type: 'success' as const, title })
      return refresh()
    },
    onError: (error: { message: string }) => showToast({ type: 'error', title: error.message }),
  })
  const bounce = trpc.admin.newsletter.subscribers.markBounced.useMutation(after('Marked as bounced'))
  const remove = trpc.admin.newsletter.subscribers.delete.useMutation(after('Subscriber deleted'))
  const isReachable = status === 'confirmed' || status === 'unconfirmed'
  return (
    <div className={adminNewsletterCss.newsletterRowActions}>
      {isReachable && (
        <Button size="xs" variant="outline" disabled={bounce.isPending} onClick={() => bounce.mutate({ id })}>
          Mark as bounced<span className={baseCss.visuallyHidden}> {email}</span>
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={() => setIsDeleting(true)}>
        Delete<span className={baseCss.visuallyHidden}> {email}</span>
      </Button>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete ${email}?`}
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsDeleting(false)}
      >
        Everything stored about this subscriber is deleted, including the record of their consent.
      </ConfirmDialog>
    </div>
  )
}
