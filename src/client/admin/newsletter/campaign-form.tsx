import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { insertAtCursor } from '#client/admin/kit/insert-at-cursor.ts'
import { ProductInsert } from '#client/admin/kit/product-insert.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { productMarkdown } from '#client/admin/newsletter/product-markdown.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type CampaignText, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

interface CampaignFormProps {
  id: number | undefined
  text: CampaignText
  /** True if the text is a restored draft that was never saved. */
  isRestored: boolean
  /** Called on every input. Returns whether a draft holds it. */
  onTyped: (form: HTMLFormElement) => boolean
  onSaved: () => void
  children: ReactNode
}

export function CampaignForm({ id, text, isRestored, onTyped, onSaved, children }: CampaignFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { form, field, isPending, unsaved } = useSavedForm(id, onSaved)
  useEffect(() => {
    if (isRestored) unsaved.note(true)
  }, [isRestored, unsaved])
  return (
    <AdminCard title="Text">
      <form
        className={adminFormCss.form}
        aria-label="Campaign"
        {...form}
        onInput={(event) => {
          form.onInput(event)
          unsaved.note(onTyped(event.currentTarget))
        }}
      >
        <Field label="Subject" required {...field('subject')} defaultValue={text.subject} maxLength={150} />
        <Field
          label="Preview text"
          hint="Shown next to the subject in the inbox"
          {...field('preview')}
          defaultValue={text.preview}
          maxLength={150}
        />
        <TextField
          ref={area}
          label="Text"
          required
          hint="Markdown. A path such as /products becomes a full link, and [the crib](link:oakling-crib) the named link."
          {...field('markdown')}
          defaultValue={text.markdown}
          rows={18}
          maxLength={50_000}
        />
        <ProductInsert
          label="Insert a product"
          hint="Inserted at the cursor, with its picture, price, and a link to its page"
          onInsert={(product) => insertAtCursor(area.current, productMarkdown(product))}
        />
        <div className={adminFormCss.formEnd}>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save draft'}
          </Button>
          {children}
        </div>
      </form>
    </AdminCard>
  )
}

function useSavedForm(editedId: number | undefined, onSaved: () => void) {
  const navigate = useNavigate()
  const { onSuccess } = useAdminToasts()<{ id: number }>('Draft saved', onSaved)
  const create = trpc.admin.newsletter.campaigns.create.useMutation()
  const update = trpc.admin.newsletter.campaigns.update.useMutation()
  const save = async (text: CampaignText): Promise<{ id: number }> =>
    editedId === undefined ? create.mutateAsync(text) : update.mutateAsync({ id: editedId, ...text })
  return useForm(
    { mutateAsync: save, isPending: create.isPending || update.isPending },
    {
      read: campaignText,
      onDone: async (saved) => {
        await onSuccess(saved)
        if (editedId === undefined)
          await navigate({ to: '/admin/newsletter/$campaign', params: { campaign: String(saved.id) } })
      },
    },
  )
}

export function campaignText({ text }: FormReader): CampaignText {
  return { subject: text('subject'), preview: text('preview'), markdown: text('markdown') }
}
