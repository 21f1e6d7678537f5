import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'
import type { Campaign } from '#client/lib/trpc.ts'

export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  return (
    <AdminCard title="Email">
      <iframe
        className={mailPreviewCss.frame}
        title="Email preview"
        src={`/api/admin/newsletter/${campaign.id}/preview`}
      />
    </AdminCard>
  )
}
