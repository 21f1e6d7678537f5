import { Button } from '@chakra-ui/react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { ButtonAnchor } from '#client/admin/kit/buttons.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import type { Operation } from '#shared/operations.ts'

interface RestoreResultProps {
  operation: Pick<Operation, 'notes' | 'result'>
  onClose: () => void
}

/** Tells the administrator who restored a backup what to know; stays until closed. */
export function RestoreResult({ operation: { notes, result }, onClose }: RestoreResultProps) {
  return (
    <AdminCard title="The backup has been restored">
      <ul className={listsCss.points}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {result && <li>The previous database is kept as {result}.</li>}
      </ul>
      <Button size="sm" variant="outline" onClick={onClose}>
        Close
      </Button>
    </AdminCard>
  )
}

/** Shown because the restored database does not have the session of the administrator who restored it. */
export function SignedOutByRestore() {
  return (
    <AdminCard
      title="You have been signed out"
      lead="The database was replaced by the backup, in which your account is not an active administrator. Sign in with an administrator account from the backup."
    >
      <ButtonAnchor variant="solid" href="/login?from=%2Fadmin%2Fbackups">
        Sign in
      </ButtonAnchor>
    </AdminCard>
  )
}
