import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import type { Campaign } from '#client/lib/trpc.ts'

const LABELS = { draft: 'Draft', sending: 'Sending', sent: 'Sent', stopped: 'Stopped' }

export function CampaignBadge({ status }: { status: Campaign['status'] }) {
  return (
    <span className={adminNewsletterCss.newsletterBadge} data-status={status}>
      {LABELS[status]}
    </span>
  )
}
