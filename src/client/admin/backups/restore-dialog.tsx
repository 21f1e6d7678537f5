import { RestoreEffects } from '#client/admin/backups/restore-effects.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'

const RESTORE_WORD = 'restore'

interface RestoreDialogProps {
  /** The backup in question; the dialog is open while it is set. */
  name: string | undefined
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function RestoreDialog({ name, ...rest }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      title="Restore this backup?"
      action="Restore"
      busy="Starting..."
      word={RESTORE_WORD}
      {...rest}
    >
      <p>
        <strong>{name}</strong> replaces the whole current database. A copy of the current one is saved first.
      </p>
      <RestoreEffects />
    </ConfirmDialog>
  )
}
