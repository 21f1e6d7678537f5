import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { BACKUP_COLUMNS, BackupActions } from '#client/admin/backups/backup-columns.tsx'
import { BackupWarnings } from '#client/admin/backups/backup-warnings.tsx'
import { BucketCard } from '#client/admin/backups/bucket-card.tsx'
import { OperationCard } from '#client/admin/backups/operation-card.tsx'
import { RestoreCard } from '#client/admin/backups/restore-card.tsx'
import { RestoreDialog } from '#client/admin/backups/restore-dialog.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useFreshDownload } from '#client/admin/kit/use-fresh-download.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'

const LEAD =
  'The whole database in one file: catalog, accounts, donations, subscribers. Keep it where only you can read it.'
const RETENTION = `All backups of the last day are kept, then the newest of each of the last ${BACKUP_RETENTION.days} days and ${BACKUP_RETENTION.weeks} weeks, and of each month for ${RETENTION_DAYS.backups} days; never more than ${BACKUP_RETENTION.atMost}.`

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
      lead={LEAD}
      actions={
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          <Icon icon={adminIcons.database} /> Back up now
        </Button>
      }
    >
      <div className={adminPageCss.stack}>
        <BackupWarnings />
        <OperationCard startedId={startedId} />
        <AdminList
          label="Backups"
          noun="backup"
          isError={list.isError}
          rows={list.data?.map((backup) => ({ id: backup.name, ...backup }))}
          columns={BACKUP_COLUMNS}
          actions={({ name }) => (
            <BackupActions
              name={name}
              onDownload={download}
              onRestore={() => setChosen(name)}
              onDelete={() => setDeleted(name)}
            />
          )}
          empty={
            <EmptyNote title="No backups on the server yet">
              Press “Back up now” to make the first one, and keep a copy somewhere else.
            </EmptyNote>
          }
        />
        <p className={notesCss.note}>{RETENTION}</p>
        <BucketCard onStarted={setStartedId} />
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
