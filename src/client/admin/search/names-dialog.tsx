import { TextField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { MOST_NAMES } from '#shared/text/name-limits.ts'

export interface EditedNames {
  id?: number
  names: string[]
}

export function NamesDialog({ edited, onClose }: { edited: EditedNames; onClose: () => void }) {
  const toasts = useAdminToasts()
  const add = trpc.admin.search.createNames.useMutation()
  const edit = trpc.admin.search.updateNames.useMutation()
  const { id, names } = edited
  const save = async (typed: { names: string[] }) =>
    id === undefined ? add.mutateAsync(typed) : edit.mutateAsync({ id, ...typed })
  const { form, field, isPending } = useForm(
    { mutateAsync: save, isPending: add.isPending || edit.isPending },
    {
      read: ({ text }) => ({ names: text('names').split('\n') }),
      onDone: toasts(id === undefined ? 'Names added' : 'Names saved', onClose).onSuccess,
    },
  )
  return (
    <FormDialog
      title={id === undefined ? 'Add names for one thing' : 'Edit names'}
      form={form}
      action={id === undefined ? 'Add names' : 'Save'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <TextField
        label="Names that mean the same"
        required
        rows={6}
        dir="auto"
        hint={`One per line, up to ${MOST_NAMES}. A search for one of them also finds the others, at once.`}
        {...field('names')}
        defaultValue={names.map((name) => `${name}\n`).join('')}
      />
    </FormDialog>
  )
}
