import { Button, Input, Textarea } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { textOf } from '#client/admin/kit/form-values.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

export function CampaignForm({ campaign }: { campaign: Campaign | undefined }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const outcome = {
    onSuccess: async ({ id }: { id: number }) => {
      showToast({ type: 'success', title: 'Draft saved' })
      await refresh()
      if (!campaign) await navigate({ to: '/admin/newsletter/$campaign', params: { campaign: String(id) } })
    },
    onError: (error: { message: string }) => showToast({ type: 'error', title: error.message }),
  }
  const create = trpc.admin.newsletter.campaigns.create.useMutation(outcome)
  const update = trpc.admin.newsletter.campaigns.update.useMutation(outcome)
  const saving = campaign ? update : create
  const { fields: errors } = callError(saving.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = {
      subject: textOf(form, 'subject') ?? '',
      preview: textOf(form, 'preview') ?? '',
      markdown: textOf(form, 'markdown') ?? '',
    }
    if (campaign) update.mutate({ id: campaign.id, ...text })
    else create.mutate(text)
  }
  return (
    <AdminCard title="Text">
      <form className="admin-form" aria-label="Campaign" onSubmit={submit} noValidate>
        <AdminField label="Subject" error={errors.subject} required>
          <Input name="subject" defaultValue={campaign?.subject} maxLength={150} autoComplete="off" />
        </AdminField>
        <AdminField
          label="Preview text"
          error={errors.preview}
          hint="Shown beside the subject in the list of mails."
        >
          <Input name="preview" defaultValue={campaign?.preview} maxLength={150} autoComplete="off" />
        </AdminField>
        <AdminField
          label="Text"
          error={errors.markdown}
          required
          hint="Markdown. A path such as /products becomes a full address."
        >
          <Textarea name="markdown" defaultValue={campaign?.markdown} rows={18} maxLength={50_000} />
        </AdminField>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save draft'}
        </Button>
      </form>
    </AdminCard>
  )
}
