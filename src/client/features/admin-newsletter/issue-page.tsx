import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { IssueForm } from '#client/features/admin-newsletter/issue-form.tsx'
import { IssuePreview } from '#client/features/admin-newsletter/issue-preview.tsx'
import { IssueProgress } from '#client/features/admin-newsletter/issue-progress.tsx'
import { SendCard } from '#client/features/admin-newsletter/send-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

const POLL_MS = 1_000

/** One issue: written while it is a draft, watched while it is sent, read afterwards. Without an id a new one. */
export function IssuePage({ id }: { id: number | undefined }) {
  const { data: issue } = trpc.admin.newsletterIssues.byId.useQuery(
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data?.status === 'sending' ? POLL_MS : false),
    },
  )
  if (id === undefined) {
    return (
      <AdminPage title="New issue" lead="It stays a draft until you send it.">
        <IssueForm issue={undefined} />
      </AdminPage>
    )
  }
  if (!issue) return null
  const isDraft = issue.status === 'draft'
  return (
    <AdminPage title={isDraft ? 'Edit issue' : issue.subject}>
      <div className="admin-columns">
        {isDraft ? <IssueForm key={issue.id} issue={issue} /> : <IssueProgress issue={issue} />}
        <div className="admin-stack">
          <IssuePreview issue={issue} />
          {isDraft && <SendCard issue={issue} />}
        </div>
      </div>
    </AdminPage>
  )
}
