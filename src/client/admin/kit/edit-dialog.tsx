import type { ReactNode } from 'react'
import { capitalized } from '#client/admin/kit/capitalized.ts'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useConflict } from '#client/admin/kit/use-conflict.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { useForm } from '#client/lib/use-form.ts'

interface Editing<Stored, Input> {
  /** The noun, which is also the part of the procedure's input that the fields belong to. */
  part: string
  /** Undefined for a new item. */
  stored: Stored | undefined
  read: (form: FormReader) => Input
  save: (mine: Input, version: number) => Promise<unknown>
  isPending: boolean
  fetchNewest?: () => Promise<Stored | undefined>
  onClose: () => void
}

interface StoredItem {
  name: string
  /** Absent where the last one to save wins. */
  version?: number
}

export function useEditDialog<Stored extends StoredItem, Input extends object>(
  editing: Editing<Stored, Input>,
) {
  const { part, stored, read, save, isPending, fetchNewest = async () => undefined, onClose } = editing
  const said = `${capitalized(part)} ${stored ? 'saved' : 'added'}`
  const { onSuccess, onError } = useAdminToasts()(said, onClose)
  const { conflict, saveOver } = useConflict(save, fetchNewest)
  const used = useForm(
    { mutateAsync: (mine: Input) => saveOver(mine, stored?.version ?? 1), isPending },
    { part, read, onDone: onSuccess },
  )
  return {
    ...used,
    part,
    name: stored?.name,
    conflict: conflict && {
      ...conflict,
      keepMine: () => saveOver(conflict.mine, conflict.theirs.version ?? 1).then(onSuccess, onError),
      takeTheirs: onClose,
    },
    onClose,
  }
}

interface EditDialogProps {
  /** The title, and the button, for a new item. */
  add: string
  used: ReturnType<typeof useEditDialog>
  children: ReactNode
}

export function EditDialog({ add, used, children }: EditDialogProps) {
  const { form, part, name, conflict, isPending, onClose } = used
  return (
    <FormDialog
      title={name === undefined ? add : `Edit ${name}`}
      form={form}
      action={name === undefined ? add : 'Save'}
      isBlocked={isPending}
      onClose={onClose}
    >
      {conflict && <EditConflict noun={part} {...conflict} />}
      {children}
    </FormDialog>
  )
}
