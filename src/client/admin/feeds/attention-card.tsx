import { Link } from '@tanstack/react-router'
import { Moment } from '#client/admin/feeds/moment.tsx'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

/** Feeds whose last run failed, was interrupted, or withheld something; nothing while all is well. */
export function AttentionCard() {
  const { data: feeds = [] } = trpc.admin.feeds.needingAttention.useQuery()
  if (feeds.length === 0) return null
  return (
    <AdminCard title="Needs attention">
      <ul className={adminCss.attentionList} aria-label="Feeds that need attention">
        {feeds.map(({ id, name, status, message, finishedAt }) => (
          <li key={id}>
            <p>
              <RunStatus status={status} />{' '}
              <Link to="/admin/feeds/$feed" params={{ feed: String(id) }}>
                {name}
              </Link>
              {finishedAt && <Moment at={finishedAt} />}
            </p>
            {message && <p className={adminCss.attentionMessage}>{message}</p>}
          </li>
        ))}
      </ul>
    </AdminCard>
  )
}
