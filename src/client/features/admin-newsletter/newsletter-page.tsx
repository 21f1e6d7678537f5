import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { useRefresh } from '#client/features/admin/use-refresh.ts'
import { IssueBadge } from '#client/features/admin-newsletter/issue-badge.tsx'
import { SubscriberFigures } from '#client/features/admin-newsletter/subscriber-figures.tsx'
import { type NewsletterIssue, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { showToast } from '#client/ui/toast.ts'
import { formatDay } from '#shared/days.ts'

/** Issues and how many people get them. */
export function NewsletterPage({ page }: { page: number }) {
  const { data: overview } = trpc.admin.newsletterSubscribers.overview.useQuery()
  const { data: list } = trpc.admin.newsletterIssues.list.useQuery(
    { page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminPage
      title="Newsletter"
      lead="Issues go to confirmed subscribers only."
      actions={
        <>
          <Link to="/admin/newsletter/subscribers" className="btn btn-outline btn-sm">
            <Icon name="users" /> Subscribers
          </Link>
          <Link to="/admin/newsletter/$issue" params={{ issue: 'new' }} className="btn btn-solid btn-sm">
            <Icon name="plus" /> New issue
          </Link>
        </>
      }
    >
      {overview && !overview.canSendMail && <NoRelay />}
      {overview && <SubscriberFigures counts={overview.counts} />}
      <div className="admin-stack">
        {overview?.canSendMail && overview.neverAsked > 0 && <NeverAsked count={overview.neverAsked} />}
        <AdminCard title="Issues">
          {list && list.issues.length === 0 && <p>No issue yet. The first one begins with New issue.</p>}
          <ul className="newsletter-rows">
            {list?.issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
          {list && <Pagination page={page} totalPages={Math.ceil(list.total / list.pageSize)} />}
        </AdminCard>
      </div>
    </AdminPage>
  )
}

function IssueRow({ issue }: { issue: NewsletterIssue }) {
  const { progress, finishedAt, updatedAt } = issue
  return (
    <li>
      <Link
        to="/admin/newsletter/$issue"
        params={{ issue: String(issue.id) }}
        className="newsletter-row-main"
      >
        <strong>{issue.subject}</strong>
        <small>
          {issue.status === 'draft'
            ? `Changed ${formatDay(updatedAt.getTime())}`
            : `${progress.sent} of ${progress.total} sent${finishedAt ? `, ${formatDay(finishedAt.getTime())}` : ''}`}
        </small>
      </Link>
      <IssueBadge status={issue.status} />
    </li>
  )
}

export function NoRelay() {
  return (
    <p className="newsletter-warning" role="note">
      <Icon name="triangle-alert" />
      <span>
        No mail can be sent yet, because <code>SMTP_URL</code> is not set. Sign-ups are stored unconfirmed
        meanwhile.
      </span>
    </p>
  )
}

function NeverAsked({ count }: { count: number }) {
  const refresh = useRefresh()
  const ask = trpc.admin.newsletterSubscribers.askUnconfirmed.useMutation({
    onSuccess: ({ asked }) => {
      showToast({ type: 'success', title: `Asked ${asked} to confirm` })
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  return (
    <AdminCard
      title="Sign-ups without a mail"
      lead={`${count} signed up or were imported without being asked to confirm. Each gets one mail with a link.`}
    >
      <Button variant="outline" disabled={ask.isPending} onClick={() => ask.mutate()}>
        <Icon name="mail" /> Ask them to confirm
      </Button>
    </AdminCard>
  )
}
