import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'

type CampaignText = Pick<Campaign, 'subject' | 'preview' | 'markdown'>

export function CampaignForm({ campaign }: { campaign: Campaign | undefined }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const create = trpc.admin.newsletter.campaigns.create.useMutation()
  const update = trpc.admin.newsletter.campaigns.update.useMutation()
  const save = async (text: CampaignText): Promise<{ id: number }> =>
    campaign ? update.mutateAsync({ id: campaign.id, ...text }) : create.mutateAsync(text)
  const { form, field, isPending } = useForm(
    { mutateAsync: save, isPending: create.isPending || update.isPending },
    {
      read: ({ text }) => ({
        subject: text('subject'),
        preview: text('preview'),
        markdown: text('markdown'),
      }),
      onDone: async ({ id }) => {
        showToast({ type: 'success', title: 'Draft saved' })
        await refresh()
        if (!campaign) await navigate({ to: '/admin/newsletter/$campaign', params: { campaign: String(id) } })
      },
    },
  )
  return (
    <AdminCard title="Text">
      <form className={adminFormCss.form} aria-label="Campaign" {...form}>
        <Field
          label="Subject"
          required
          {...field('subject')}
          defaultValue={campaign?.subject}
          maxLength={150}
        />
        <Field
          label="Preview text"
          hint="Shown next to the subject in the inbox."
          {...field('preview')}
          defaultValue={campaign?.preview}
          maxLength={150}
        />
        <TextField
          label="Text"
          required
          hint="Markdown. A path such as /products becomes a full link."
          {...field('markdown')}
          defaultValue={campaign?.markdown}
          rows={18}
          maxLength={50_000}
        />
        <div className={adminFormCss.formEnd}>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save draft'}
          </Button>
        </div>
      </form>
    </AdminCard>
  )
}
