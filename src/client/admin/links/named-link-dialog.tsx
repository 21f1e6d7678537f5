import { Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { isEditConflict } from '#client/lib/call-error.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type NamedLink, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

interface NamedLinkDialogProps {
  /** Undefined for a new link. */
  link: NamedLink | undefined
  onClose: () => void
}

export function NamedLinkDialog({ link, onClose }: NamedLinkDialogProps) {
  const { form, field, isPending, conflict, keepMine } = useNamedLinkForm(link, onClose)
  return (
    <FormDialog
      title={link ? `Edit ${link.name}` : 'Add named link'}
      form={form}
      action={link ? 'Save' : 'Add named link'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Dialog.Body className={adminFormCss.form}>
        {conflict && (
          <EditConflict
            noun="link"
            mine={conflict.mine}
            theirs={conflict.theirs}
            keepMine={keepMine}
            takeTheirs={onClose}
          />
        )}
        <Field
          label="Name"
          required
          missing="Enter a name"
          maxLength={60}
          placeholder="oakling-crib"
          readOnly={link !== undefined}
          hint="Lowercase letters, digits, and hyphens. It can’t be changed later, because texts use it."
          {...field('name')}
          defaultValue={link?.name}
        />
        <Field
          label="URL"
          type="url"
          placeholder="https://"
          required
          missing="Enter a URL"
          hint="The affiliate link, or the retailer’s own page."
          {...field('url')}
          defaultValue={link?.url}
        />
        <Field
          label="Note"
          maxLength={200}
          hint="For you only."
          {...field('note')}
          defaultValue={link?.note}
        />
      </Dialog.Body>
    </FormDialog>
  )
}

type Fields = ReturnType<typeof linkIn>

/**
 * Edits the version that was current when editing began. A newer version is shown beside it instead of being
 * overwritten.
 */
function useNamedLinkForm(link: NamedLink | undefined, onClose: () => void) {
  const toasts = useAdminToasts()
  const utils = trpc.useUtils()
  const add = trpc.admin.links.named.create.useMutation()
  const edit = trpc.admin.links.named.update.useMutation()
  const [conflict, setConflict] = useState<{ mine: Fields; theirs: NamedLink }>()
  const { onSuccess, onError } = toasts(link ? 'Link saved' : 'Link added', onClose)
  const save = async (mine: Fields, version = link?.version) => {
    if (version === undefined) return add.mutateAsync({ link: mine })
    try {
      return await edit.mutateAsync({ link: mine, version })
    } catch (error) {
      if (isEditConflict(error)) {
        const { links } = await utils.admin.links.named.list.fetch(undefined, { staleTime: 0 })
        const theirs = links.find(({ name }) => name === mine.name)
        if (theirs) setConflict({ mine, theirs })
      }
      throw error
    }
  }
  const used = useForm(
    { mutateAsync: (mine: Fields) => save(mine), isPending: add.isPending || edit.isPending },
    { part: 'link', read: linkIn, onDone: onSuccess },
  )
  const keepMine = () => {
    if (conflict) void save(conflict.mine, conflict.theirs.version).then(onSuccess, onError)
  }
  return { ...used, conflict, keepMine }
}

function linkIn({ text }: FormReader) {
  return { name: text('name'), url: text('url'), note: text('note') }
}
