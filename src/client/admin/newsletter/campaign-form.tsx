import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { ProductInsert } from '#client/admin/newsletter/product-insert.tsx'
import { productMarkdown } from '#client/admin/newsletter/product-markdown.ts'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { useSite } from '#client/lib/site.ts'
import { type Campaign, type CampaignText, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'

interface CampaignFormProps {
  campaign: Campaign | undefined
  /** Told of everything that is typed. */
  onTyped: (text: CampaignText) => void
}

export function CampaignForm({ campaign, onTyped }: CampaignFormProps) {
  const { locale } = useSite()
  const element = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { form, field, isPending } = useSavedForm(campaign)
  return (
    <AdminCard title="Text">
      <form
        ref={element}
        className={adminFormCss.form}
        aria-label="Campaign"
        {...form}
        onInput={(event) => {
          form.onInput(event)
          if (element.current) onTyped(textOf(formReader(new FormData(element.current))))
        }}
      >
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
          ref={area}
          label="Text"
          required
          hint="Markdown. A path such as /products becomes a full link."
          {...field('markdown')}
          defaultValue={campaign?.markdown}
          rows={18}
          maxLength={50_000}
        />
        <ProductInsert
          onInsert={(product) => insertAtCursor(area.current, productMarkdown(product, locale))}
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

function useSavedForm(campaign: Campaign | undefined) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const create = trpc.admin.newsletter.campaigns.create.useMutation()
  const update = trpc.admin.newsletter.campaigns.update.useMutation()
  const save = async (text: CampaignText): Promise<{ id: number }> =>
    campaign ? update.mutateAsync({ id: campaign.id, ...text }) : create.mutateAsync(text)
  return useForm(
    { mutateAsync: save, isPending: create.isPending || update.isPending },
    {
      read: textOf,
      onDone: async ({ id }) => {
        showToast({ type: 'success', title: 'Draft saved' })
        await refresh()
        if (!campaign) await navigate({ to: '/admin/newsletter/$campaign', params: { campaign: String(id) } })
      },
    },
  )
}

function textOf({ text }: FormReader): CampaignText {
  return { subject: text('subject'), preview: text('preview'), markdown: text('markdown') }
}

/** As a paragraph of its own where the cursor is, or at the end; told to the form like what is typed. */
function insertAtCursor(area: HTMLTextAreaElement | null, markdown: string) {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const before = value.slice(0, selectionStart).trimEnd()
  const after = value.slice(selectionEnd).trimStart()
  area.setRangeText(`${before && '\n\n'}${markdown}\n\n`, before.length, value.length - after.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
