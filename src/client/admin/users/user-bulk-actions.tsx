import { Button } from '@chakra-ui/react'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { useSelection } from '#client/admin/kit/row-selection.tsx'
import { useSeveral } from '#client/admin/kit/use-several.ts'
import { trpc, type UserAccount } from '#client/lib/trpc.ts'

export function UserBulkActions({ selection }: { selection: ReturnType<typeof useSelection<UserAccount>> }) {
  const change = trpc.admin.users.setManyBlocked.useMutation()
  const report = useSeveral<string>(selection, 'account')
  const { ids: userIds, chosen } = selection
  return (
    <>
      {chosen.some(({ isBlocked }) => isBlocked) && (
        <Button
          size="sm"
          variant="outline"
          disabled={change.isPending}
          onClick={() => change.mutate({ userIds, blocked: false }, report('unblocked'))}
        >
          Unblock
        </Button>
      )}
      <AskingButton
        isDangerous
        size="sm"
        label="Block"
        question={{
          title: `Block ${counted(userIds.length, 'account')}?`,
          action: 'Block',
          busy: 'Blocking...',
          isPending: change.isPending,
          onConfirm: (close) =>
            change.mutate({ userIds, blocked: true }, report('blocked', { onDone: close })),
          children:
            'They are signed out everywhere at once and can’t sign in until an administrator unblocks them. Favorites and memberships are kept.',
        }}
      />
    </>
  )
}
