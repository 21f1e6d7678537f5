import { AdminCard } from '#client/features/admin/admin-card.tsx'
import type { NewsletterIssue } from '#client/lib/trpc.ts'

/** The mail itself, as it was last saved. */
export function IssuePreview({ issue }: { issue: NewsletterIssue }) {
  const version = issue.updatedAt.getTime()
  return (
    <AdminCard title="Preview" lead={issue.status === 'draft' ? 'As last saved.' : undefined}>
      <iframe
        key={version}
        className="newsletter-preview"
        title="Preview of the mail"
        src={`/api/admin/newsletter/${issue.id}/preview?v=${version}`}
      />
    </AdminCard>
  )
}
