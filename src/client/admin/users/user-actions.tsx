import { useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc, type UserAccount } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

type Question = 'grant' | 'block'

/** Nobody can change their own role or block themselves: another administrator has to. */
export function UserActions({ user }: { user: UserAccount }) {
  const me = useUser()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const toasts = useAdminToasts()
  const setRole = trpc.admin.users.setRole.useMutation(toasts('Role changed', close))
  const setBlocked = trpc.admin.users.setBlocked.useMutation(
    toasts(user.isBlocked ? 'Account unblocked' : 'Account blocked and signed out', close),
  )
  const endSessions = trpc.admin.users.endSessions.useMutation(toasts('Signed out everywhere'))
  if (me?.id === user.id) return <span className={baseCss.muted}>You</span>
  const userId = user.id
  const isAdmin = user.role === 'admin'
  return (
    <>
      <RowMenu
        name={user.email}
        acts={[
          {
            label: isAdmin ? 'Make a regular user' : 'Make an administrator',
            onClick: () => (isAdmin ? setRole.mutate({ userId, role: 'user' }) : setQuestion('grant')),
          },
          {
            label: 'Sign out everywhere',
            disabled: user.sessions === 0,
            onClick: () => endSessions.mutate({ userId }),
          },
          user.isBlocked
            ? { label: 'Unblock', onClick: () => setBlocked.mutate({ userId, blocked: false }) }
            : { label: 'Block', isDangerous: true, onClick: () => setQuestion('block') },
        ]}
      />
      <ConfirmDialog
        open={question === 'grant'}
        title={`Make ${user.name} an administrator?`}
        action="Make administrator"
        busy="Changing..."
        isPending={setRole.isPending}
        onConfirm={() => setRole.mutate({ userId, role: 'admin' })}
        onClose={close}
      >
        {user.name} ({user.email}) will be able to change everything in the admin area: products, feeds,
        donations, backups, and everyone’s roles, including yours.
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'block'}
        title={`Block ${user.name}?`}
        action="Block"
        busy="Blocking..."
        isPending={setBlocked.isPending}
        onConfirm={() => setBlocked.mutate({ userId, blocked: true })}
        onClose={close}
      >
        {user.name} ({user.email}) is signed out everywhere at once and can’t sign in until an administrator
        unblocks the account. Favorites and memberships are kept.
      </ConfirmDialog>
    </>
  )
}
