import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import type { Campaign } from '#client/lib/trpc.ts'

/** The mail itself, as it was last saved. */
export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const version = campaign.updatedAt.getTime()
  return (
    <AdminCard title="Preview" lead={campaign.status === 'draft' ? 'As last saved.' : undefined}>
      <iframe
        key={version}
        className={adminNewsletterCss.newsletterPreview}
        title="Email preview"
        src={`/api/admin/newsletter/${campaign.id}/preview?v=${version}`}
      />
    </AdminCard>
  )
}
