import { type ReactNode, useState } from 'react'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { NamedLinkDialog } from '#client/admin/links/named-link-dialog.tsx'
import { type NamedLink, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

const LEAD =
  'Links to retailers that several texts share. Write [the crib](link:oakling-crib) in a text: the address is looked up when a page is made, and the link is marked as advertising.'

const COLUMNS: Column<NamedLink>[] = [
  { name: 'Name', className: tableCss.title, cell: ({ name }) => <code>{name}</code> },
  {
    name: 'URL',
    cell: ({ url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url.length > 60 ? `${url.slice(0, 59)}…` : url}
      </a>
    ),
  },
  { name: 'Note', narrow: 'hidden', cell: ({ note }) => note },
  { name: 'Used in', cell: ({ uses }) => counted(uses, 'text') },
]

export function NamedLinksPage({ views }: { views: ReactNode }) {
  const list = trpc.admin.links.named.list.useQuery()
  const adding = useNewDialog()
  const [edited, setEdited] = useState<NamedLink>()
  const unknown = list.data?.unknown ?? []
  return (
    <AdminPage
      title="Links"
      lead={LEAD}
      actions={<AddButton onClick={adding.open}>Add named link</AddButton>}
    >
      {views}
      {unknown.length > 0 && (
        <p className={filtersCss.filterNote}>Used in texts, but not named here: {unknown.join(', ')}</p>
      )}
      <AdminList
        label="Named links"
        noun="link"
        isError={list.isError}
        rows={list.data?.links}
        columns={COLUMNS}
        actions={(link) => <Actions link={link} onEdit={setEdited} />}
        empty={
          <EmptyNote title="No named links yet">
            Add one for each product that several texts link to. When its address changes, all of them follow.
          </EmptyNote>
        }
      />
      {adding.isOpen && <NamedLinkDialog link={undefined} onClose={adding.close} />}
      {edited && <NamedLinkDialog link={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  )
}

function Actions({ link, onEdit }: { link: NamedLink; onEdit: (link: NamedLink) => void }) {
  const { name, uses } = link
  const toasts = useAdminToasts()
  const remove = trpc.admin.links.named.delete.useMutation(toasts(`${name} deleted`))
  const copy = async () => {
    await navigator.clipboard.writeText(`link:${name}`)
    showToast({ type: 'success', title: `link:${name} copied` })
  }
  return (
    <RowMenu
      name={name}
      acts={[
        { label: 'Copy', onClick: () => void copy() },
        { label: 'Edit', onClick: () => onEdit(link) },
        {
          label: 'Delete',
          isDangerous: true,
          question: {
            title: `Delete ${name}?`,
            action: 'Delete',
            busy: 'Deleting…',
            isPending: remove.isPending,
            onConfirm: (close) => remove.mutate({ name }, { onSuccess: close }),
            children:
              uses > 0
                ? `${counted(uses, 'text')} will keep the words of this link, but no longer the link.`
                : 'No text uses it.',
          },
        },
      ]}
    />
  )
}
