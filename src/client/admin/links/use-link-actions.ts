import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** What can be done to chosen links. */
export function useLinkActions(onDone: () => void) {
  const refresh = useRefresh()
  const told = (title: string) => {
    showToast({ type: 'success', title })
    onDone()
    return refresh()
  }
  const onError = (error: { message: string }) => showToast({ type: 'error', title: error.message })
  return {
    checkAgain: trpc.admin.links.checkAgain.useMutation({
      onSuccess: ({ queued }) => told(`${counted(queued)} will be checked in the next minutes`),
      onError,
    }),
    dismiss: trpc.admin.links.dismiss.useMutation({
      onSuccess: ({ dismissed }) => told(`${counted(dismissed)} dismissed`),
      onError,
    }),
  }
}

function counted(links: number): string {
  return links === 1 ? '1 link' : `${links} links`
}
