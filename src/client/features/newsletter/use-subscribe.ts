import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/lib/call-error.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** The key under which the page remembers a successful sign-up for the visit. */
export const SUBSCRIBED_NOTE = ['subscribed-note']

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
      queryClient.setQueryData(SUBSCRIBED_NOTE, isConfirmedByMail ? m.inboxNote : m.onTheList)
      const next = isConfirmedByMail ? { description: m.confirmNext } : {}
      showToast({ type: 'success', title: m.subscribedToNewsletter, ...next })
      return onDone?.()
    },
    sentence,
  })
}

function sentence({ code, message }: CallError): string {
  return code === 'UNKNOWN' ? m.subscribeFailed : message
}
