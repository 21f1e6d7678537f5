import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { EditDialog, useEditDialog } from '#client/admin/kit/edit-dialog.tsx'
import { Field, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'

export function PartnerDialog({ partner, onClose }: { partner: Partner | undefined; onClose: () => void }) {
  const used = usePartnerForm(partner, onClose)
  const { field } = used
  return (
    <EditDialog add="Add partner" used={used}>
      <Field label="Name" required {...field('name')} defaultValue={partner?.name} />
      <TextField
        label="Description"
        required
        rows={3}
        {...field('description')}
        defaultValue={partner?.description}
      />
      <div className={adminFormCss.formRow}>
        <Field
          label="Commission"
          required
          {...field('commission')}
          defaultValue={partner?.commission ?? '5%'}
        />
        <SelectField label="Category" {...field('category')} defaultValue={partner?.category ?? 'General'}>
          <Options of={PARTNER_CATEGORIES.map((category) => [category, category])} />
        </SelectField>
      </div>
      <Field
        label="Website"
        type="url"
        placeholder="https://"
        required
        {...field('website')}
        defaultValue={partner?.website}
      />
      <Field label="Logo URL" placeholder="https://" {...field('logo')} defaultValue={partner?.logo ?? ''} />
    </EditDialog>
  )
}

function usePartnerForm(partner: Partner | undefined, onClose: () => void) {
  const add = trpc.admin.partners.create.useMutation()
  const edit = trpc.admin.partners.update.useMutation()
  return useEditDialog({
    part: 'partner',
    stored: partner,
    read: partnerOf,
    save: (mine) => (partner ? edit.mutateAsync({ id: partner.id, partner: mine }) : add.mutateAsync(mine)),
    isPending: add.isPending || edit.isPending,
    onClose,
  })
}

function partnerOf({ text, optional }: FormReader) {
  return {
    name: text('name'),
    description: text('description'),
    commission: text('commission'),
    website: text('website'),
    logo: optional('logo'),
    category: PARTNER_CATEGORIES.find((option) => option === text('category')) ?? 'General',
  }
}
