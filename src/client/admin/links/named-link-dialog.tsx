import { EditDialog, useEditDialog } from '#client/admin/kit/edit-dialog.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { type NamedLink, trpc } from '#client/lib/trpc.ts'

export function NamedLinkDialog({ link, onClose }: { link: NamedLink | undefined; onClose: () => void }) {
  const used = useNamedLinkForm(link, onClose)
  const { field } = used
  return (
    <EditDialog add="Add named link" used={used}>
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
      <Field label="Note" maxLength={200} hint="For you only." {...field('note')} defaultValue={link?.note} />
    </EditDialog>
  )
}

function useNamedLinkForm(link: NamedLink | undefined, onClose: () => void) {
  const utils = trpc.useUtils()
  const add = trpc.admin.links.named.create.useMutation()
  const edit = trpc.admin.links.named.update.useMutation()
  return useEditDialog({
    part: 'link',
    stored: link,
    read: ({ text }) => ({ name: text('name'), url: text('url'), note: text('note') }),
    save: (mine, version) =>
      link ? edit.mutateAsync({ link: mine, version }) : add.mutateAsync({ link: mine }),
    isPending: add.isPending || edit.isPending,
    fetchNewest: async () => {
      const { links } = await utils.admin.links.named.list.fetch(undefined, { staleTime: 0 })
      return links.find(({ name }) => name === link?.name)
    },
    onClose,
  })
}
