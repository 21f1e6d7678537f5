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
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PERSON_NAME_MAX_LENGTH } from '#shared/account-limits.ts'
import type { SignInSearch } from '#shared/sign-in-search.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

export function SignUpPage({ search }: { search: SignInSearch }) {
  const { allowsSignUp } = useSite()
  return (
    <AccountCard title="Create an account" lead="It’s free and saves your favorites.">
      {allowsSignUp ? <SignUpForm search={search} /> : <p>Sign-up is closed.</p>}
      <p className="account-other">
        Already have an account?{' '}
        <Link to="/login" search={{ from: search.from, save: search.save }}>
          Sign in
        </Link>
      </p>
    </AccountCard>
  )
}

function SignUpForm({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const signUp = trpc.accounts.signUp.useMutation({
    onSuccess: ({ user }) => begin(user, 'Successfully signed up!'),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const { fields } = callError(signUp.error)
  const send = (form: FormData) =>
    signUp.mutate({
      name: String(form.get('name')),
      email: String(form.get('email')),
      password: String(form.get('password')),
      save: search.save,
    })
  return (
    <AccountForm
      label="Create an account"
      action="/signup"
      search={search}
      isPending={signUp.isPending}
      button={{ idle: 'Create account', busy: 'Creating account...' }}
      onSend={send}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={PERSON_NAME_MAX_LENGTH}
        error={fields.name}
      />
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
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        error={fields.password}
      />
    </AccountForm>
  )
}
