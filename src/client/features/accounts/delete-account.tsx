import type { SubmitEvent } from 'react'
import { useSessionEnd } from '#client/features/accounts/use-session-change.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PASSWORD_MAX_LENGTH } from '#shared/account-limits.ts'

/** Behind a disclosure and the password: it cannot be undone. */
export function DeleteAccount({ email }: { email: string }) {
  const end = useSessionEnd()
  const remove = trpc.profile.delete.useMutation({
    onSuccess: () => end('Your account has been deleted.'),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const { code, message, fields } = callError(remove.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    remove.mutate({ password: String(new FormData(event.currentTarget).get('password')) })
  }
  return (
    <details className="delete-account">
      <summary>Delete my account</summary>
      <p>Your account, your favorites and all sessions are deleted immediately. This can’t be undone.</p>
      <form className="account-form" method="post" onSubmit={submit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          error={code === 403 ? message : fields.password}
        />
        <button type="submit" className="btn btn-danger" disabled={remove.isPending}>
          {remove.isPending ? 'Deleting...' : 'Permanently delete my account'}
        </button>
      </form>
    </details>
  )
}
