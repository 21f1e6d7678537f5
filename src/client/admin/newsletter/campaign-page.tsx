import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { CampaignForm } from '#client/admin/newsletter/campaign-form.tsx'
import { CampaignPreview } from '#client/admin/newsletter/campaign-preview.tsx'
import { CampaignProgress } from '#client/admin/newsletter/campaign-progress.tsx'
import { SendCard } from '#client/admin/newsletter/send-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

const POLL_MS = 1_000

/** One campaign: written while it is a draft, watched while it is sent, read afterwards. Without an id a new one. */
export function CampaignPage({ id }: { id: number | undefined }) {
  const { data: campaign } = trpc.admin.newsletter.campaigns.byId.useQuery(
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data?.status === 'sending' ? POLL_MS : false),
    },
  )
  if (id === undefined) {
    return (
      <AdminPage title="New campaign" lead="It stays a draft until you send it.">
        <CampaignForm campaign={undefined} />
      </AdminPage>
    )
  }
  if (!campaign) return null
  const isDraft = campaign.status === 'draft'
  return (
    <AdminPage
      title={isDraft ? 'Edit campaign' : campaign.subject}
      lead={
        isDraft
          ? 'Save, send yourself a test, then send it to everyone who confirmed.'
          : 'What was sent, and to how many.'
      }
    >
      <div className={adminPageCss.columns}>
        {isDraft ? (
          <CampaignForm key={campaign.id} campaign={campaign} />
        ) : (
          <CampaignProgress campaign={campaign} />
        )}
        <div className={adminPageCss.stack}>
          <CampaignPreview campaign={campaign} />
          {isDraft && <SendCard campaign={campaign} />}
        </div>
      </div>
    </AdminPage>
  )
}
