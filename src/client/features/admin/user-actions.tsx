import { Button, Menu, Portal } from '@chakra-ui/react'
import { useAdminToasts } from '#client/features/admin/use-admin-toasts.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc, type UserAccount } from '#client/lib/trpc.ts'

/** Nobody changes their own role or blocks themselves: another administrator has to. */
export function UserActions({ user }: { user: UserAccount }) {
  const me = useUser()
  const toasts = useAdminToasts()
  const setRole = trpc.admin.users.setRole.useMutation(toasts('Role changed'))
  const setBlocked = trpc.admin.users.setBlocked.useMutation(
    toasts(user.isBlocked ? 'Account unblocked' : 'Account blocked and signed out'),
  )
  const endSessions = trpc.admin.users.endSessions.useMutation(toasts('Signed out everywhere'))
  if (me?.id === user.id) return <span className="muted">You</span>
  const isAdmin = user.role === 'admin'
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" aria-label={`Actions for ${user.email}`}>
          Actions
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item
              value="role"
              onClick={() => setRole.mutate({ userId: user.id, role: isAdmin ? 'user' : 'admin' })}
            >
              {isAdmin ? 'Make an ordinary user' : 'Make an administrator'}
            </Menu.Item>
            <Menu.Item
              value="sessions"
              disabled={user.sessions === 0}
              onClick={() => endSessions.mutate({ userId: user.id })}
            >
              Sign out everywhere
            </Menu.Item>
            <Menu.Item
              value="block"
              className={user.isBlocked ? undefined : 'admin-danger'}
              onClick={() => setBlocked.mutate({ userId: user.id, blocked: !user.isBlocked })}
            >
              {user.isBlocked ? 'Unblock' : 'Block'}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
