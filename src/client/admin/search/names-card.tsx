import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { DeleteButton, EditButton } from '#client/admin/kit/row-buttons.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as searchCss from '#client/admin/search/search.css.ts'
import { type NameGroup, trpc } from '#client/lib/trpc.ts'

interface NamesCardProps {
  groups: NameGroup[]
  onAdd: () => void
  onEdit: (group: NameGroup) => void
}

export function NamesCard({ groups, onAdd, onEdit }: NamesCardProps) {
  const [removed, setRemoved] = useState<NameGroup>()
  const toasts = useAdminToasts()
  const remove = trpc.admin.search.deleteNames.useMutation(
    toasts('Names removed', () => setRemoved(undefined)),
  )
  return (
    <AdminCard
      title="Other names"
      lead="Each line lists names for one thing. A search for one of its names finds the others as well, and says so."
    >
      {groups.length === 0 && (
        <EmptyNote title="No names of your own yet">
          Add words that parents use and your retailers don’t.
        </EmptyNote>
      )}
      <ul className={searchCss.groups}>
        {groups.map((group) => (
          <li key={group.id} className={searchCss.group}>
            <span className={searchCss.names}>
              {group.names.map((name) => (
                <span key={name} className={searchCss.name} dir="auto">
                  {name}
                </span>
              ))}
            </span>
            <span className={actionsCss.rowActions}>
              <EditButton name={group.names.join(', ')} onClick={() => onEdit(group)} />
              <DeleteButton name={group.names.join(', ')} verb="Remove" onClick={() => setRemoved(group)} />
            </span>
          </li>
        ))}
      </ul>
      <AddButton size="sm" onClick={onAdd}>
        Add names
      </AddButton>
      <ConfirmDialog
        open={removed !== undefined}
        title="Remove these names?"
        action="Remove names"
        busy="Removing..."
        isPending={remove.isPending}
        onConfirm={() => removed && remove.mutate({ id: removed.id })}
        onClose={() => setRemoved(undefined)}
      >
        <p className={searchCss.removed}>
          {removed?.names.join(', ')}: a search for one of them no longer finds the others.
        </p>
      </ConfirmDialog>
    </AdminCard>
  )
}
