import { Button, Dialog, Input, NativeSelect, Portal, Textarea } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { textOf } from '#client/admin/kit/form-values.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { callError } from '#client/lib/call-error.ts'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import { PARTNER_CATEGORIES } from '#shared/partner-categories.ts'

/** Adds a partner, or edits the given one. */
export function PartnerDialog({ partner, onClose }: { partner: Partner | undefined; onClose: () => void }) {
  const toasts = useAdminToasts()
  const add = trpc.admin.partners.add.useMutation(toasts('Partner added', onClose))
  const edit = trpc.admin.partners.edit.useMutation(toasts('Partner saved', onClose))
  const { fields } = callError(add.error ?? edit.error)
  const errorOf = (name: string) => fields[name] ?? fields[`partner.${name}`]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = partnerOf(new FormData(event.currentTarget))
    if (partner) edit.mutate({ id: partner.id, partner: values })
    else add.mutate(values)
  }
  return (
    <Dialog.Root open onOpenChange={(details) => details.open || onClose()} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className="admin-dialog">
            <form onSubmit={submit} noValidate>
              <Dialog.Header>
                <Dialog.Title>{partner ? `Edit ${partner.name}` : 'Add partner'}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body className="admin-form">
                <AdminField label="Name" error={errorOf('name')} required>
                  <Input name="name" defaultValue={partner?.name} autoComplete="off" />
                </AdminField>
                <AdminField label="Description" error={errorOf('description')} required>
                  <Textarea name="description" rows={3} defaultValue={partner?.description} />
                </AdminField>
                <div className="admin-form-row">
                  <AdminField label="Commission" error={errorOf('commission')} required>
                    <Input name="commission" defaultValue={partner?.commission ?? '5%'} autoComplete="off" />
                  </AdminField>
                  <AdminField label="Category" error={errorOf('category')}>
                    <NativeSelect.Root>
                      <NativeSelect.Field name="category" defaultValue={partner?.category ?? 'General'}>
                        {PARTNER_CATEGORIES.map((category) => (
                          <option key={category}>{category}</option>
                        ))}
                      </NativeSelect.Field>
                      <NativeSelect.Indicator />
                    </NativeSelect.Root>
                  </AdminField>
                </div>
                <AdminField label="Website" error={errorOf('website')} required>
                  <Input
                    name="website"
                    type="url"
                    placeholder="https://"
                    defaultValue={partner?.website}
                    autoComplete="off"
                  />
                </AdminField>
                <AdminField label="Logo address" error={errorOf('logo')}>
                  <Input
                    name="logo"
                    placeholder="https://"
                    defaultValue={partner?.logo ?? ''}
                    autoComplete="off"
                  />
                </AdminField>
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">Cancel</Button>
                </Dialog.ActionTrigger>
                <Button type="submit" disabled={add.isPending || edit.isPending}>
                  {partner ? 'Save' : 'Add partner'}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function partnerOf(form: FormData) {
  const category = PARTNER_CATEGORIES.find((known) => known === form.get('category')) ?? 'General'
  return {
    name: textOf(form, 'name') ?? '',
    description: textOf(form, 'description') ?? '',
    commission: textOf(form, 'commission') ?? '',
    website: textOf(form, 'website') ?? '',
    logo: textOf(form, 'logo'),
    category,
  }
}
