import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField, NameField, NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { type SignUpSearch, signInAddress } from '#shared/search-params/accounts.ts'

/** Shows the sign-up form, the hint to check the inbox, or the page behind the mailed link. */
export function SignUpPage({ search }: { search: SignUpSearch }) {
  const { allowsSignUp } = useSite()
  if (search.token) return <OpenedLink token={search.token} />
  if (search.state === 'sent') return <CheckInbox />
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

function SignUpForm({ search }: { search: SignUpSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.accounts.signUp.useMutation(), {
    action: signInAddress('/signup', search),
    read: ({ text }) => ({
      name: text('name'),
      email: text('email'),
      password: text('password'),
      save: search.save,
      from: search.from,
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

/** Identical whether or not the address has an account. */
function CheckInbox() {
  return (
    <AccountCard title="Check your inbox" lead="We’ve emailed you the next step.">
      <p role="status" className={accountEntryCss.accountOther}>
        The link is valid for one day. Nothing there? Check your spam folder, or{' '}
        <Link to="/signup">sign up again</Link>.
      </p>
    </AccountCard>
  )
}

/** Opening the link changes nothing, because mail scanners open every link; the button does. */
function OpenedLink({ token }: { token: string }) {
  const begin = useSessionBegin(undefined)
  const form = useForm(trpc.accounts.confirmSignUp.useMutation(), {
    action: `/signup?${new URLSearchParams({ token })}`,
    read: () => ({ token }),
    onDone: ({ from, ...begun }) => begin(begun, 'Successfully signed up!', from),
  })
  return (
    <AccountCard
      title="One more click"
      lead="It confirms your address, creates your account, and signs you in."
    >
      <AccountForm
        label="Create my account"
        form={form}
        button={{ idle: 'Create my account', busy: 'Creating account...' }}
      >
        {null}
      </AccountForm>
      <p className={accountEntryCss.accountOther}>
        Link expired? <Link to="/signup">Sign up again</Link>
      </p>
    </AccountCard>
  )
}
