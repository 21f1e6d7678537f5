import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/lib/call-error.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'
import { SUBSCRIBE_FAILED, SUBSCRIBED } from '#shared/newsletter/newsletter-consent.ts'

/** The key under which the page remembers a successful sign-up for the visit. */
export const SUBSCRIBED_NOTE = ['subscribed-note']

const CONFIRM_NEXT = 'New here? Check your inbox to confirm.'

const INBOX_NOTE = 'Thank you! If you’re new here, please open the link we’ve just emailed you to confirm.'
const LIST_NOTE = 'Thank you! You’re on the list.'

interface Subscribing {
  action?: string
  read: (form: FormReader) => { email: string; name?: string }
  onDone?: () => unknown
}

export function useSubscribe({ action, read, onDone }: Subscribing) {
  const queryClient = useQueryClient()
  return useForm(trpc.newsletter.subscribe.useMutation(), {
    action,
    read,
    onDone({ isConfirmedByMail }, form) {
      form.reset()
      queryClient.setQueryData(SUBSCRIBED_NOTE, isConfirmedByMail ? INBOX_NOTE : LIST_NOTE)
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
