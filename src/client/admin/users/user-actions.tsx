import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc, type UserAccount } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Nobody can change their own role or block themselves: another administrator has to. */
export function UserActions({ user }: { user: UserAccount }) {
  const me = useUser()
  const toasts = useAdminToasts()
  const setRole = trpc.admin.users.setRole.useMutation(toasts('Role changed'))
  const setBlocked = trpc.admin.users.setBlocked.useMutation(
    toasts(user.isBlocked ? 'Account unblocked' : 'Account blocked and signed out'),
  )
  const endSessions = trpc.admin.users.endSessions.useMutation(toasts('Signed out everywhere'))
  const { id: userId, name, email, isBlocked } = user
  if (me?.id === userId) return <span className={baseCss.muted}>You</span>
  return (
    <RowMenu
      name={email}
      acts={[
        user.role === 'admin'
          ? {
              label: 'Make a regular user',
              onClick: () => setRole.mutate({ userId, role: 'user' }),
            }
          : {
              label: 'Make an administrator',
              question: {
                title: `Make ${name} an administrator?`,
                action: 'Make administrator',
                busy: 'Changing...',
                isPending: setRole.isPending,
                onConfirm: (close) => setRole.mutate({ userId, role: 'admin' }, { onSuccess: close }),
                children: `${name} (${email}) will be able to change everything in the admin area: products, feeds, donations, backups, and everyone’s roles, including yours.`,
              },
            },
        {
          label: 'Sign out everywhere',
          disabled: user.sessions === 0,
          onClick: () => endSessions.mutate({ userId }),
        },
        isBlocked
          ? {
              label: 'Unblock',
              onClick: () => setBlocked.mutate({ userId, blocked: false }),
            }
          : {
              label: 'Block',
              isDangerous: true,
              question: {
                title: `Block ${name}?`,
                action: 'Block',
                busy: 'Blocking...',
                isPending: setBlocked.isPending,
                onConfirm: (close) => setBlocked.mutate({ userId, blocked: true }, { onSuccess: close }),
                children: `${name} (${email}) is signed out everywhere at once and can’t sign in until an administrator unblocks the account. Favorites and memberships are kept.`,
              },
            },
      ]}
    />
  )
}
