import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '#client/lib/trpc.ts'

export function useCheckoutReturn(sessionId: string | undefined) {
  const { mine } = trpc.useUtils().memberships
  const { mutate } = trpc.memberships.synchronize.useMutation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!sessionId) return
    mutate(
      { sessionId },
      {
        onSuccess: (memberships) => mine.setData(undefined, memberships),
        onSettled: () => navigate({ to: '/account', hash: 'membership', replace: true }),
      },
    )
  }, [sessionId, mutate, mine, navigate])
}
