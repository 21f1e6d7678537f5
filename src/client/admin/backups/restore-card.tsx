import { useState } from 'react'
import { RestoreDialog, RestoreEffects } from '#client/admin/backups/restore-dialog.tsx'
import { uploadBackup } from '#client/admin/backups/upload-backup.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import * as fileInputCss from '#client/admin/kit/file-input.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
import { formatShare } from '#shared/messages/formats.ts'

export function RestoreCard({ onStarted }: { onStarted: (operationId: string) => void }) {
  const [file, setFile] = useState<File>()
  const [isAsking, setIsAsking] = useState(false)
  const [sent, setSent] = useState<number>()
  const prove = trpc.factors.requireFresh.useMutation()
  const restore = async () => {
    if (!file) return
    setIsAsking(false)
    const isProved = await prove.mutateAsync().catch(() => undefined)
    if (!isProved) return
    setSent(0)
    const answer = await uploadBackup(file, setSent)
    setSent(undefined)
    if ('id' in answer) onStarted(answer.id)
    else showToast({ type: 'error', title: answer.refusal })
  }
  return (
    <AdminCard
      title="Restore a backup"
      lead="Replaces the current database with a backup from the list, or with a file you upload. The file is checked first: it must be complete, come from this program, and contain an active administrator. A copy of the current database is kept."
    >
      <RestoreEffects />
      <label className={fileInputCss.file}>
        Backup file
        <input
          type="file"
          className={fileInputCss.input}
          accept=".db,application/vnd.sqlite3"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
      <DangerButton disabled={!file || sent !== undefined} onClick={() => setIsAsking(true)}>
        <Icon icon={adminIcons.upload} />
        {sent === undefined ? 'Restore this backup' : `Uploading, ${formatShare(sent)}`}
      </DangerButton>
      <RestoreDialog
        name={isAsking ? file?.name : undefined}
        onConfirm={restore}
        onClose={() => setIsAsking(false)}
      />
    </AdminCard>
  )
}
