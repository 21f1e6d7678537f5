import 'virtual:styles/account.css'
import { Link, useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account-limits.ts'

export function ResetPasswordPage({ token }: { token: string }) {
  const navigate = useNavigate()
  const reset = trpc.accounts.resetPassword.useMutation({
    onSuccess: async () => {
      await navigate({ to: '/login', replace: true })
      showToast({ type: 'success', title: 'Your password has been changed.' })
    },
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate({ token, password: String(new FormData(event.currentTarget).get('password')) })
  }
  return (
    <AccountCard title="Choose a new password" lead="This will sign you out everywhere.">
      <form className="account-form" method="post" onSubmit={submit}>
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={callError(reset.error).fields.password}
        />
        <button type="submit" className="btn btn-solid btn-lg" disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Change password'}
        </button>
      </form>
      <p className="account-other">
        Link expired? <Link to="/forgot-password">Request a new one</Link>
      </p>
    </AccountCard>
  )
}
