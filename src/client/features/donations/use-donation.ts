import { type SubmitEvent, useEffect, useState } from 'react'
import { type CallError, callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { hasUnreadableNumbers } from '#client/ui/use-unreadable.ts'
import { donationAmountProblem, PAYMENT_SESSION_FAILED } from '#shared/donation-drive.ts'

type Problems = Record<string, string | undefined>

const UNEXPECTED = 'An error occurred while processing your donation.'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const EMAIL_PROBLEM = 'Enter a full email address, like anna@example.com'

/** The donation form: what is typed, what is wrong with it, and the way to the checkout. */
export function useDonation(preset: number | undefined) {
  const [amount, setAmount] = useState(preset ? String(preset) : '')
  const [problems, setProblems] = useState<Problems>({})
  const [isLeaving, setLeaving] = useState(false)
  const createSession = trpc.donations.createSession.useMutation({ retry: false })
  const isProcessing = createSession.isPending || isLeaving

  useEffect(() => {
    if (preset) setAmount(String(preset))
  }, [preset])
  useEffect(() => {
    // Going back from the checkout may bring this page as it was left.
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (hasUnreadableNumbers(form)) return
    const donation = donationIn(form)
    const found = problemsOf(donation)
    setProblems(found)
    if (focusFirstProblem(form, found)) return
    try {
      const { url } = await createSession.mutateAsync(donation)
      if (!url) return showToast({ type: 'error', title: PAYMENT_SESSION_FAILED })
      setLeaving(true)
      location.assign(url)
    } catch (error) {
      const refusal = callError(error)
      setProblems(refusal.fields)
      if (!focusFirstProblem(form, refusal.fields))
        await showToast({ type: 'error', title: sentence(refusal) })
    }
  }

  return {
    amount,
    setAmount,
    problems,
    submit,
    isProcessing,
    isReady: useIsReady(),
    canSubmit: Number(amount) > 0 && !isProcessing,
  }
}

function donationIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    amount: Number(text('amount')),
    email: text('email'),
    name: text('name'),
    message: text('message'),
  }
}

function problemsOf({ amount, email }: { amount: number; email: string }): Problems {
  const amountProblem = donationAmountProblem(amount)
  return {
    ...(amountProblem && { amount: amountProblem }),
    ...(!EMAIL.test(email) && { email: EMAIL_PROBLEM }),
  }
}

function focusFirstProblem(form: HTMLFormElement, problems: Problems): boolean {
  const [name] = Object.keys(problems)
  const control = name && form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
  return name !== undefined
}

/** What the server says for a person; anything else is the sentence for what nobody foresaw. */
function sentence({ code, message }: CallError): string {
  return code === 429 || code === 503 ? message : UNEXPECTED
}
