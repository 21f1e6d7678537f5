import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'

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

export function RestoreEffects() {
  return (
    <ul className={listsCss.points}>
      <li>Everyone is signed out. You stay signed in if the backup has your account as an administrator.</li>
      <li>
        API keys in the backup keep working, except those revoked since; keys created since are lost. On a new
        installation, all keys in the backup work.
      </li>
      <li>
        Roles, blocks, and newer passwords stay as they are now, and subscribers who have unsubscribed since
        get no email.
      </li>
      <li>
        Emails, webhook messages, and newsletters that were being sent when the backup was made are not sent
        again.
      </li>
      <li>
        Everything else changed, donated, or signed up for since the backup survives only in the saved copy.
      </li>
      <li>
        The shop stays open. For a few seconds at the end, changes are refused and may need to be repeated.
      </li>
    </ul>
  )
}
