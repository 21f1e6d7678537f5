import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { BACKUP_COLUMNS } from '#client/admin/backups/backup-columns.tsx'
import { RestoreDialog } from '#client/admin/backups/restore-dialog.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

export function BucketCard({ onStarted }: { onStarted: (operationId: string) => void }) {
  const { data: bucket } = trpc.admin.backups.inBucket.useQuery()
  const [chosen, setChosen] = useState<string>()
  const toasts = useAdminToasts()
  const started = { ...toasts(), onSuccess: ({ id }: { id: string }) => onStarted(id) }
  const check = trpc.admin.backups.checkInBucket.useMutation(started)
  const restore = trpc.admin.backups.restoreListed.useMutation({
    ...started,
    onSettled: () => setChosen(undefined),
  })
  if (!bucket) return null
  return (
    <AdminCard
      title={`In ${bucket.to}`}
      lead="The newest backup is sent here within a minute. Old ones go by the same rule. A check fetches the whole copy."
    >
      {bucket.problem && <p role="alert">{bucket.problem}</p>}
      <AdminList
        label="Backups in the bucket"
        noun="backup"
        isError={false}
        rows={bucket.problem ? undefined : bucket.backups.map((backup) => ({ id: backup.name, ...backup }))}
        columns={BACKUP_COLUMNS}
        actions={({ name }) => (
          <span className={actionsCss.rowActions}>
            <Button
              size="sm"
              variant="outline"
              disabled={check.isPending}
              onClick={() => check.mutate({ name })}
            >
              Check<span className={baseCss.visuallyHidden}> {name} in the bucket</span>
            </Button>
            <DangerButton size="sm" onClick={() => setChosen(name)}>
              <Icon icon={adminIcons.rotateCcw} /> Restore
              <span className={baseCss.visuallyHidden}> {name} from the bucket</span>
            </DangerButton>
          </span>
        )}
        empty={<EmptyNote title="No backups in the bucket yet">The next backup is sent there.</EmptyNote>}
      />
      <RestoreDialog
        name={chosen}
        isPending={restore.isPending}
        onConfirm={() => chosen && restore.mutate({ name: chosen, isInBucket: true })}
        onClose={() => setChosen(undefined)}
      />
    </AdminCard>
  )
}
