import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { DraftTime, RestoredDraft } from '#client/admin/kit/draft-note.tsx'
import { useDraft } from '#client/admin/kit/use-draft.ts'
import { CampaignForm, campaignText } from '#client/admin/newsletter/campaign-form.tsx'
import { CampaignProgress } from '#client/admin/newsletter/campaign-progress.tsx'
import { LivePreview } from '#client/admin/newsletter/live-preview.tsx'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'
import { SendCard } from '#client/admin/newsletter/send-card.tsx'
import { formReader } from '#client/lib/form-reader.ts'
import { type Campaign, type CampaignText, trpc } from '#client/lib/trpc.ts'

const POLL_MS = 1_000
const NOTHING: CampaignText = { subject: '', preview: '', markdown: '' }

/** One campaign: edited as a draft, followed while it is sent, read afterwards. Without an id it is a new one. */
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
        <Editor key="new" campaign={undefined} />
      </AdminPage>
    )
  }
  if (!campaign) return null
  if (campaign.status === 'draft') {
    return (
      <AdminPage
        title="Edit campaign"
        lead="Save it, send yourself a test, then send it to all confirmed subscribers."
      >
        <Editor key={campaign.id} campaign={campaign} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={campaign.subject} lead="What was sent, and to how many people.">
      <div className={adminPageCss.columns}>
        <CampaignProgress campaign={campaign} />
        <CampaignPreview campaign={campaign} />
      </div>
    </AdminPage>
  )
}

/** Normalizes text as the server does: trimmed, and with single-character line breaks. */
function asStored(text: CampaignText): string {
  const parts = [text.subject, text.preview, text.markdown]
  return JSON.stringify(parts.map((part) => part.replaceAll('\r\n', '\n').trim()))
}

function Editor({ campaign }: { campaign: Campaign | undefined }) {
  const [typed, setTyped] = useState<CampaignText>()
  const [restored, setRestored] = useState<CampaignText>()
  const draft = useDraft(`campaigns/${campaign?.id ?? 'new'}`, ({ form }) => {
    setRestored(campaignText(form))
    setTyped(campaignText(form))
  })
  const { subject, preview, markdown } = campaign ?? NOTHING
  const saved = { subject, preview, markdown }
  const discard = () => {
    draft.forget()
    setRestored(undefined)
    setTyped(undefined)
  }
  const hasUnsaved = typed !== undefined && asStored(typed) !== asStored(saved)
  return (
    <div className={adminPageCss.columns}>
      <div className={adminPageCss.stack}>
        <RestoredDraft at={draft.restoredFrom} onDiscard={discard} />
        <CampaignForm
          key={restored ? 'restored' : 'saved'}
          id={campaign?.id}
          text={restored ?? saved}
          isRestored={restored !== undefined}
          onTyped={(form) => {
            setTyped(campaignText(formReader(new FormData(form))))
            return draft.keep(form, 0)
          }}
          onSaved={draft.forget}
        >
          <DraftTime at={draft.savedAt} />
        </CampaignForm>
      </div>
      <div className={adminPageCss.stack}>
        <LivePreview text={typed ?? saved} />
        {campaign && <SendCard campaign={campaign} hasUnsaved={hasUnsaved} />}
      </div>
    </div>
  )
}

function CampaignPreview({ campaign }: { campaign: Campaign }) {
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
