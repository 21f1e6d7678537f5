import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { SUBSCRIBE_FAILED, SUBSCRIBED } from '#shared/newsletter-consent.ts'

const CONFIRM_NEXT = 'New here? Check your inbox to confirm.'

/** Signs up and tells how it went. */
export function useSubscribe(onDone: () => void) {
  const subscribing = trpc.newsletter.subscribe.useMutation({
    onSuccess({ isConfirmedByMail }) {
      const next = isConfirmedByMail ? { description: CONFIRM_NEXT } : {}
      showToast({ type: 'success', title: SUBSCRIBED, ...next })
      onDone()
    },
    onError(error) {
      const { code, message } = callError(error)
      showToast({ type: 'error', title: code === 'UNKNOWN' ? SUBSCRIBE_FAILED : message })
    },
  })
  const fields = subscribing.error ? callError(subscribing.error).fields : {}
  return { subscribe: subscribing.mutate, isBusy: subscribing.isPending, fields }
}
