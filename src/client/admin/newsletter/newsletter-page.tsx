import { Button, Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { CampaignBadge } from '#client/admin/newsletter/campaign-badge.tsx'
import { SubscriberFigures } from '#client/admin/newsletter/subscriber-figures.tsx'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
import { formatDay } from '#shared/days.ts'

/** Campaigns and how many people get them. */
export function NewsletterPage({ page }: { page: number }) {
  const { data: overview } = trpc.admin.newsletter.subscribers.overview.useQuery()
  const { data: list } = trpc.admin.newsletter.campaigns.list.useQuery(
    { page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminPage
      title="Newsletter"
      lead="Campaigns go to confirmed subscribers only."
      actions={
        <>
          <Link
            to="/admin/newsletter/subscribers"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
          >
            <Icon icon={adminIcons.users} /> Subscribers
          </Link>
          <Link
            to="/admin/newsletter/$campaign"
            params={{ campaign: 'new' }}
            className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnSm}`}
          >
            <Icon icon={adminIcons.plus} /> New campaign
          </Link>
        </>
      }
    >
      {overview && !overview.canSendMail && <NoRelay />}
      {overview && <SubscriberFigures counts={overview.counts} />}
      <div className={adminPageCss.stack}>
        {overview?.canSendMail && overview.neverAsked > 0 && <NeverAsked count={overview.neverAsked} />}
        {list?.total === 0 && (
          <EmptyNote title="No campaigns yet">
            Write the first one. It stays a draft until you send it, and you can send yourself a test.
          </EmptyNote>
        )}
        {list && list.total > 0 && (
          <AdminTable
            label="Campaigns"
            headings={<ColumnHeadings names={['Subject', 'Status', 'Sent', 'Day']} amounts={['Sent']} />}
          >
            {list.campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </AdminTable>
        )}
        {list && list.total > 0 && (
          <AdminPagination
            page={page}
            totalPages={Math.ceil(list.total / list.pageSize)}
            total={list.total}
            noun="campaign"
          />
        )}
      </div>
    </AdminPage>
  )
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { id, subject, status, progress, finishedAt, updatedAt } = campaign
  return (
    <Table.Row>
      <Table.Cell data-label="Subject" className={tableCss.title}>
        <Link className={tableCss.rowLink} to="/admin/newsletter/$campaign" params={{ campaign: String(id) }}>
          {subject}
        </Link>
      </Table.Cell>
      <Table.Cell data-label="Status">
        <CampaignBadge status={status} />
      </Table.Cell>
      <Table.Cell data-label="Sent" className={tableCss.amount}>
        {status === 'draft' ? '–' : `${progress.sent} of ${progress.total}`}
      </Table.Cell>
      <Table.Cell data-label="Day" className={tableCss.number}>
        {finishedAt ? formatDay(finishedAt.getTime()) : `Changed ${formatDay(updatedAt.getTime())}`}
      </Table.Cell>
    </Table.Row>
  )
}

export function NoRelay() {
  return (
    <p className={adminNewsletterCss.newsletterWarning} role="note">
      <Icon icon={adminIcons.triangleAlert} />
      <span>
        No email can be sent yet, because <code>SMTP_URL</code> is not set. Sign-ups are stored unconfirmed in
        the meantime.
      </span>
    </p>
  )
}

function NeverAsked({ count }: { count: number }) {
  const refresh = useRefresh()
  const ask = trpc.admin.newsletter.subscribers.askUnconfirmed.useMutation({
    onSuccess: ({ asked }) => {
      showToast({ type: 'success', title: `Asked ${asked} to confirm` })
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  return (
    <AdminCard
      title="Sign-ups not yet asked"
      lead={`${count} signed up or were imported without being asked to confirm. Each gets one email with a link.`}
    >
      <Button variant="outline" disabled={ask.isPending} onClick={() => ask.mutate()}>
        <Icon icon={adminIcons.mail} /> Ask them to confirm
      </Button>
    </AdminCard>
  )
}
