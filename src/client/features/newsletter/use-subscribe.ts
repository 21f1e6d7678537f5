import type { CallError } from '#client/lib/call-error.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'
import { SUBSCRIBE_FAILED, SUBSCRIBED } from '#shared/newsletter-consent.ts'

const CONFIRM_NEXT = 'New here? Check your inbox to confirm.'

interface Subscribing {
  action?: string
  read: (form: FormReader) => { email: string; name?: string }
  onDone?: () => unknown
}

/** Signs up and tells how it went. */
export function useSubscribe({ action, read, onDone }: Subscribing) {
  return useForm(trpc.newsletter.subscribe.useMutation(), {
    action,
    read,
    onDone({ isConfirmedByMail }, form) {
      form.reset()
      const next = isConfirmedByMail ? { description: CONFIRM_NEXT } : {}
      showToast({ type: 'success', title: SUBSCRIBED, ...next })
      return onDone?.()
    },
    sentence,
  })
}

function sentence({ code, message }: CallError): string {
  return code === 'UNKNOWN' ? SUBSCRIBE_FAILED : message
}
