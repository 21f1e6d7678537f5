import { Dialog } from '@chakra-ui/react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'

interface PartnerDialogProps {
  /** Undefined for a new partner. */
  partner: Partner | undefined
  onClose: () => void
}

export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { form, field, isPending } = usePartnerForm(partner, onClose)
  return (
    <FormDialog
      title={partner ? `Edit ${partner.name}` : 'Add partner'}
      form={form}
      action={partner ? 'Save' : 'Add partner'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Dialog.Body className={adminFormCss.form}>
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
        <Field
          label="Logo URL"
          placeholder="https://"
          {...field('logo')}
          defaultValue={partner?.logo ?? ''}
        />
      </Dialog.Body>
    </FormDialog>
  )
}

function usePartnerForm(partner: Partner | undefined, onClose: () => void) {
  const toasts = useAdminToasts()
  const add = trpc.admin.partners.create.useMutation()
  const edit = trpc.admin.partners.update.useMutation()
  const save = async (values: ReturnType<typeof partnerOf>) =>
    partner ? edit.mutateAsync({ id: partner.id, partner: values }) : add.mutateAsync(values)
  return useForm(
    { mutateAsync: save, isPending: add.isPending || edit.isPending },
    {
      part: 'partner',
      read: partnerOf,
      onDone: toasts(partner ? 'Partner saved' : 'Partner added', onClose).onSuccess,
    },
  )
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
