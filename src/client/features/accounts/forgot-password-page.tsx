import 'virtual:styles/account.css'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { callError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

export function ForgotPasswordPage() {
  const { sendsMail } = useSite()
  return (
    <AccountCard
      title="Forgot your password?"
      lead={sendsMail ? 'We’ll email you a link to choose a new password.' : undefined}
    >
      {sendsMail ? <ResetRequest /> : <NoReset />}
      <p className="account-other">
        <Link to="/login">Back to sign-in</Link>
      </p>
    </AccountCard>
  )
}

function NoReset() {
  return (
    <p>
      Password reset isn’t available yet. Please <Link to="/contact">contact us</Link>.
    </p>
  )
}

function ResetRequest() {
  const request = trpc.accounts.requestPasswordReset.useMutation({
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    request.mutate({ email: String(new FormData(event.currentTarget).get('email')) })
  }
  return request.isSuccess ? (
    <p role="status" className="account-other">
      If there is an account with this address, the email is on its way. The link is valid for one hour.
    </p>
  ) : (
    <form className="account-form" method="post" onSubmit={submit}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={EMAIL_MAX_LENGTH}
        error={callError(request.error).fields.email}
      />
      <button type="submit" className="btn btn-solid btn-lg" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send the link'}
      </button>
    </form>
  )
}
