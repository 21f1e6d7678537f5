import { useEffect, useState } from 'react'
import type { CallError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { showToast } from '#client/ui/toast.ts'
import { donationAmountProblem } from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function useDonation(preset: number | undefined) {
  const { isLeaving, leaveFor } = useLeaving()
  const form = useForm(trpc.donations.createSession.useMutation({ retry: false }), {
    action: '/donate',
    read: ({ text }) => ({
      amount: Number(text('amount')),
      email: text('email').trim(),
      name: text('name').trim(),
      message: text('message').trim(),
    }),
    check: ({ amount, email }) => ({
      amount: donationAmountProblem(amount),
      email: EMAIL.test(email) ? undefined : m.enterEmailSuchAs,
    }),
    sentence,
    onDone: ({ url }) => (url ? leaveFor(url) : showToast({ type: 'error', title: m.paymentSessionFailed })),
  })
  const [amount, setAmount] = useState(form.field('amount').defaultValue ?? String(preset ?? ''))
  useEffect(() => {
    if (preset) setAmount(String(preset))
  }, [preset])
  const isProcessing = form.isPending || isLeaving
  return { ...form, amount, setAmount, isProcessing, canSubmit: Number(amount) > 0 && !isProcessing }
}

/** Undefined when fields show their own; a general sentence for unforeseen errors. */
function sentence({ code, message, fields }: CallError): string | undefined {
  if (Object.keys(fields).length > 0) return undefined
  return code === 429 || code === 503 ? message : m.donationError
}
