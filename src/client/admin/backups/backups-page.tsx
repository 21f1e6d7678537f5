import { Button, IconButton, Table } from '@chakra-ui/react'
import { useState } from 'react'
import { OperationCard } from '#client/admin/backups/operation-card.tsx'
import { RestoreCard } from '#client/admin/backups/restore-card.tsx'
import { RestoreDialog } from '#client/admin/backups/restore-dialog.tsx'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useFreshDownload } from '#client/admin/kit/use-fresh-download.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { KEPT_BACKUPS, RETENTION_DAYS } from '#shared/retention.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const MEGABYTE = 1_000_000

export function BackupsPage() {
  const list = trpc.admin.backups.list.useQuery()
  const [deleted, setDeleted] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const toasts = useAdminToasts()
  const download = useFreshDownload()
  const [startedId, setStartedId] = useState<string>()
  const start = trpc.admin.backups.start.useMutation({
    ...toasts(),
    onSuccess: ({ id }) => setStartedId(id),
  })
  const restore = trpc.admin.backups.restoreListed.useMutation({
    ...toasts(),
    onSuccess: ({ id }) => setStartedId(id),
    onSettled: () => setChosen(undefined),
  })
  const remove = trpc.admin.backups.delete.useMutation(toasts('Backup deleted', () => setDeleted(undefined)))
  return (
    <AdminPage
      title="Backups"
      lead={`The whole database in one file: catalog, accounts, donations, subscribers. Keep it where only you can read it. Backups here are deleted after ${RETENTION_DAYS.backups} days or beyond ${KEPT_BACKUPS.atMost}; the newest ${KEPT_BACKUPS.always} stay.`}
      actions={
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          <Icon icon={adminIcons.database} /> Back up now
        </Button>
      }
    >
      <div className={adminCss.stack}>
        <OperationCard startedId={startedId} />
        {list.data?.length === 0 && <p className={adminCss.empty}>No backups on the server yet.</p>}
        {list.data && list.data.length > 0 && (
          <AdminTable
            label="Backups"
            stacked
            headings={['Made (UTC)', 'File', 'Size', 'Actions'].map((heading) => (
              <Table.ColumnHeader key={heading}>{heading}</Table.ColumnHeader>
            ))}
          >
            {list.data.map(({ name, size, madeAt }) => (
              <Table.Row key={name}>
                <Table.Cell className={adminCss.number} data-label="Made (UTC)">
                  {timeFormat.format(madeAt)}
                </Table.Cell>
                <Table.Cell data-label="File">{name}</Table.Cell>
                <Table.Cell className={adminCss.number} data-label="Size">
                  {(size / MEGABYTE).toFixed(1)} MB
                </Table.Cell>
                <Table.Cell>
                  <span className={adminCss.rowActions}>
                    <Button asChild size="sm" variant="outline">
                      <a href={`/api/admin/backups/${name}`} download onClick={download}>
                        <Icon icon={adminIcons.download} /> Download
                        <span className={baseCss.visuallyHidden}> {name}</span>
                      </a>
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      className={adminCss.danger}
                      onClick={() => setChosen(name)}
                    >
                      <Icon icon={adminIcons.rotateCcw} /> Restore
                      <span className={baseCss.visuallyHidden}> {name}</span>
                    </Button>
                    <IconButton
                      size="sm"
                      variant="ghost"
                      className={adminCss.danger}
                      aria-label={`Delete ${name}`}
                      onClick={() => setDeleted(name)}
                    >
                      <Icon icon={adminIcons.trash} />
                    </IconButton>
                  </span>
                </Table.Cell>
              </Table.Row>
            ))}
          </AdminTable>
        )}
        <RestoreCard onStarted={setStartedId} />
      </div>
      <RestoreDialog
        name={chosen}
        isPending={restore.isPending}
        onConfirm={() => chosen && restore.mutate({ name: chosen })}
        onClose={() => setChosen(undefined)}
      />
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
