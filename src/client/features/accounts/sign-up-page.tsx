import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField, NameField, NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { type SignInSearch, signInAddress } from '#shared/sign-in-search.ts'

export function SignUpPage({ search }: { search: SignInSearch }) {
  const { allowsSignUp } = useSite()
  return (
    <AccountCard title="Create an account" lead="It’s free and saves your favorites.">
      {allowsSignUp ? <SignUpForm search={search} /> : <p>Sign-up is closed.</p>}
      <p className={accountEntryCss.accountOther}>
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
  const form = useForm(trpc.accounts.signUp.useMutation(), {
    action: signInAddress('/signup', search),
    read: ({ text }) => ({
      name: text('name'),
      email: text('email'),
      password: text('password'),
      save: search.save,
    }),
    onDone: (begun) => begin(begun, 'Successfully signed up!'),
  })
  return (
    <AccountForm
      label="Create an account"
      form={form}
      button={{ idle: 'Create account', busy: 'Creating account...' }}
    >
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField label="Password" {...form.field('password')} />
    </AccountForm>
  )
}
