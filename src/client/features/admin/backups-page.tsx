import { Button, IconButton, Table } from '@chakra-ui/react'
import { useState } from 'react'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { AdminTable } from '#client/features/admin/admin-table.tsx'
import { ConfirmDialog } from '#client/features/admin/confirm-dialog.tsx'
import { OperationCard } from '#client/features/admin/operation-card.tsx'
import { RestoreCard } from '#client/features/admin/restore-card.tsx'
import { useAdminToasts } from '#client/features/admin/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const MEGABYTE = 1_000_000

export function BackupsPage() {
  const list = trpc.admin.backups.list.useQuery()
  const [deleted, setDeleted] = useState<string>()
  const toasts = useAdminToasts()
  const [startedId, setStartedId] = useState<string>()
  const start = trpc.admin.backups.start.useMutation({
    ...toasts(),
    onSuccess: ({ id }) => setStartedId(id),
  })
  const remove = trpc.admin.backups.delete.useMutation(toasts('Backup deleted', () => setDeleted(undefined)))
  return (
    <AdminPage
      title="Backups"
      lead="The whole database in one file: catalogue, accounts, donations, subscribers. Keep it where only you can read it."
      actions={
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          <Icon name="database" /> Back up now
        </Button>
      }
    >
      <div className="admin-stack">
        <OperationCard startedId={startedId} />
        {list.data?.length === 0 && <p className="admin-empty">There are no backups on the server yet.</p>}
        {list.data && list.data.length > 0 && (
          <AdminTable
            label="Backups"
            headings={['Made (UTC)', 'File', 'Size', 'Actions'].map((heading) => (
              <Table.ColumnHeader key={heading}>{heading}</Table.ColumnHeader>
            ))}
          >
            {list.data.map(({ name, size, madeAt }) => (
              <Table.Row key={name}>
                <Table.Cell className="admin-number">{timeFormat.format(madeAt)}</Table.Cell>
                <Table.Cell>{name}</Table.Cell>
                <Table.Cell className="admin-number">{(size / MEGABYTE).toFixed(1)} MB</Table.Cell>
                <Table.Cell>
                  <span className="admin-row-actions">
                    <Button asChild size="sm" variant="outline">
                      <a href={`/api/admin/backups/${name}`} download>
                        <Icon name="download" /> Download<span className="visually-hidden"> {name}</span>
                      </a>
                    </Button>
                    <IconButton
                      size="sm"
                      variant="ghost"
                      className="admin-danger"
                      aria-label={`Delete ${name}`}
                      onClick={() => setDeleted(name)}
                    >
                      <Icon name="trash-2" />
                    </IconButton>
                  </span>
                </Table.Cell>
              </Table.Row>
            ))}
          </AdminTable>
        )}
        <RestoreCard onStarted={setStartedId} />
      </div>
      <ConfirmDialog
        open={deleted !== undefined}
        title="Delete this backup?"
        action="Delete backup"
        busy="Deleting..."
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate({ name: deleted })}
        onClose={() => setDeleted(undefined)}
      >
        <p>{deleted} is removed from the server. This cannot be undone.</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
