import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { showToast } from '#client/ui/toast.ts'
import { refusalSentence, type SignInSearch } from '#shared/sign-in-search.ts'

interface AccountFormProps {
  label: string
  /** Where the browser itself sends the form: without JavaScript, or before it is there. */
  action: '/login' | '/signup'
  search: SignInSearch
  isPending: boolean
  button: { idle: string; busy: string }
  onSend: (form: FormData) => void
  children: ReactNode
}

/** A form that begins a session. */
export function AccountForm({
  label,
  action,
  search,
  isPending,
  button,
  onSend,
  children,
}: AccountFormProps) {
  const { from, save } = search
  const refusal = refusalSentence(search.refused)
  useEffect(() => {
    if (refusal) showToast({ type: 'error', title: refusal })
  }, [refusal])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form className="account-form" method="post" action={action} aria-label={label} onSubmit={submit}>
      {from && <input type="hidden" name="from" value={from} />}
      {save && <input type="hidden" name="save" value={save} />}
      {refusal && <p className="form-error no-script">{refusal}</p>}
      {children}
      <button type="submit" className="btn btn-solid btn-lg" disabled={isPending}>
        {isPending ? button.busy : button.idle}
      </button>
    </form>
  )
}
