import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { ConfirmDialog } from '#client/features/admin/confirm-dialog.tsx'
import { uploadBackup } from '#client/features/admin/upload-backup.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

const RESTORE_WORD = 'restore'

export function RestoreCard({ onStarted }: { onStarted: (operationId: string) => void }) {
  const [file, setFile] = useState<File>()
  const [isAsking, setIsAsking] = useState(false)
  const [sent, setSent] = useState<number>()
  const restore = async () => {
    if (!file) return
    setIsAsking(false)
    setSent(0)
    const answer = await uploadBackup(file, setSent)
    setSent(undefined)
    if ('id' in answer) onStarted(answer.id)
    else showToast({ type: 'error', title: answer.refusal })
  }
  return (
    <AdminCard
      title="Restore a backup"
      lead="Puts an uploaded backup in place of the present database. A copy of the present one is kept first."
    >
      <ul className="admin-points">
        <li>
          The file is checked: that it is whole, that this program made it, and that it has an administrator.
        </li>
        <li>The shop stays open. For a few seconds at the end, changes have to be sent again.</li>
        <li>Everyone is signed out, except you if the backup has your account as an administrator.</li>
        <li>What was changed, donated or signed up for since the backup is then only in the kept copy.</li>
      </ul>
      <label className="admin-file">
        Backup file
        <input
          type="file"
          accept=".db,application/vnd.sqlite3"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
      <Button
        variant="outline"
        className="admin-danger"
        disabled={!file || sent !== undefined}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="upload" />
        {sent === undefined ? 'Restore this backup' : `Uploading, ${Math.round(sent * 100)} %`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Restore this backup?"
        action="Restore"
        word={RESTORE_WORD}
        onConfirm={restore}
        onClose={() => setIsAsking(false)}
      >
        <p>{file?.name} takes the place of the whole present database.</p>
      </ConfirmDialog>
    </AdminCard>
  )
}
