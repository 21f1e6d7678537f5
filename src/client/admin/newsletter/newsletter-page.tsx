import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { CampaignBadge } from '#client/admin/newsletter/campaign-badge.tsx'
import { SubscriberFigures } from '#client/admin/newsletter/subscriber-figures.tsx'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatDay } from '#shared/messages/formats.ts'

type Listed = Pick<Campaign, 'id' | 'subject' | 'status' | 'progress' | 'finishedAt' | 'updatedAt'>

const COLUMNS: Column<Listed>[] = [
  {
    name: 'Subject',
    className: tableCss.title,
    cell: ({ id, subject }) => (
      <Link className={tableCss.rowLink} to="/admin/newsletter/$campaign" params={{ campaign: String(id) }}>
        {subject}
      </Link>
    ),
  },
  { name: 'Status', cell: ({ status }) => <CampaignBadge status={status} /> },
  {
    name: 'Sent',
    className: tableCss.amount,
    cell: ({ status, progress }) => status !== 'draft' && `${progress.sent} of ${progress.total}`,
  },
  {
    name: 'Day',
    className: tableCss.number,
    cell: ({ finishedAt, updatedAt }) =>
      finishedAt ? formatDay(finishedAt) : `Changed ${formatDay(updatedAt)}`,
  },
]

export function NewsletterPage({ page }: { page: number }) {
  const { data: overview } = trpc.admin.newsletter.subscribers.overview.useQuery()
  const { data: list, isError } = trpc.admin.newsletter.campaigns.list.useQuery(
    { page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminPage
      title="Newsletter"
      lead="Campaigns go to confirmed subscribers only."
      actions={
        <>
          <ButtonLink icon={adminIcons.users} to="/admin/newsletter/subscribers">
            Subscribers
          </ButtonLink>
          <ButtonLink
            variant="solid"
            icon={adminIcons.plus}
            to="/admin/newsletter/$campaign"
            params={{ campaign: 'new' }}
          >
            New campaign
          </ButtonLink>
        </>
      }
    >
      {overview && !overview.canSendMail && <NoRelay />}
      {overview && <SubscriberFigures counts={overview.counts} />}
      <div className={adminPageCss.stack}>
        {overview?.canSendMail && overview.unrequestedCount > 0 && (
          <UnconfirmedNotice count={overview.unrequestedCount} />
        )}
        <AdminList
          isWide={false}
          label="Campaigns"
          noun="campaign"
          isError={isError}
          rows={list?.campaigns}
          pages={
            list?.total ? { ...list, page, totalPages: Math.ceil(list.total / list.pageSize) } : undefined
          }
          columns={COLUMNS}
          empty={
            <EmptyNote title="No campaigns yet">
              Write the first one. It stays a draft until you send it, and you can send yourself a test.
            </EmptyNote>
          }
        />
      </div>
    </AdminPage>
  )
}

export function NoRelay() {
  return (
    <p className={adminNewsletterCss.newsletterWarning} role="note">
      <Icon icon={adminIcons.triangleAlert} />
      <span>
        No email can be sent yet, because{' '}
        <code className={adminNewsletterCss.newsletterSetting}>SMTP_URL</code> is not set. Sign-ups are stored
        unconfirmed in the meantime.
      </span>
    </p>
  )
}

function UnconfirmedNotice({ count }: { count: number }) {
  const ask = trpc.admin.newsletter.subscribers.askUnconfirmed.useMutation(
    useAdminToasts()(({ emailed }) => `Asked ${emailed} to confirm`),
  )
  return (
    <AdminCard
      title="Sign-ups not yet asked to confirm"
      lead={`${count} signed up or were imported without being asked to confirm. Each gets one email with a link.`}
    >
      <Button variant="outline" disabled={ask.isPending} onClick={() => ask.mutate()}>
        <Icon icon={adminIcons.mail} /> Ask them to confirm
      </Button>
    </AdminCard>
  )
}
