import 'virtual:styles/account.css'
import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { callError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PASSWORD_MAX_LENGTH } from '#shared/account-limits.ts'
import type { SignInSearch } from '#shared/sign-in-search.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

export function SignInPage({ search }: { search: SignInSearch }) {
  const { allowsSignUp, sendsMail } = useSite()
  const lead = search.save ? 'Sign in and we’ll save the product for you.' : 'Sign in to see your favorites.'
  return (
    <AccountCard title="Welcome back" lead={lead}>
      <SignInForm search={search} />
      {sendsMail && (
        <p className="account-other">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      )}
      {allowsSignUp && (
        <p className="account-other">
          New here?{' '}
          <Link to="/signup" search={{ from: search.from, save: search.save }}>
            Create an account
          </Link>
        </p>
      )}
    </AccountCard>
  )
}

function SignInForm({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const signIn = trpc.accounts.signIn.useMutation({
    onSuccess: ({ user }) => begin(user, 'Successfully signed in!'),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const { fields } = callError(signIn.error)
  return (
    <AccountForm
      label="Sign in"
      action="/login"
      search={search}
      isPending={signIn.isPending}
      button={{ idle: 'Sign in', busy: 'Signing in...' }}
      onSend={(form) =>
        signIn.mutate({
          email: String(form.get('email')),
          password: String(form.get('password')),
          save: search.save,
        })
      }
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={EMAIL_MAX_LENGTH}
        error={fields.email}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={fields.password}
      />
    </AccountForm>
  )
}
