import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField, NameField, NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'
import { type SignUpSearch, signInAddress } from '#shared/search-params/accounts.ts'

export function SignUpPage({ search }: { search: SignUpSearch }) {
  const { allowsSignUp } = useSite()
  if (search.token) return <OpenedLink token={search.token} />
  if (search.state === 'sent') return <CheckInbox />
  return (
    <AccountCard title={m.createAnAccount} lead={m.signUpLead}>
      {allowsSignUp ? <SignUpForm search={search} /> : <p>{m.signUpClosed}</p>}
      <p className={accountEntryCss.accountOther}>
        {m.haveAccountAlready}{' '}
        <Link to="/login" search={{ from: search.from }}>
          {m.signIn}
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
      from: search.from,
    }),
    onDone: (begun) => begin(begun, m.signedUp),
  })
  return (
    <AccountForm label={m.createAnAccount} form={form} idle={m.createAccount} busy={m.creatingAccount}>
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField label={m.password} {...form.field('password')} />
    </AccountForm>
  )
}

/** Identical whether or not the address has an account. */
function CheckInbox() {
  return (
    <AccountCard title={m.checkInbox} lead={m.nextStepEmailed}>
      <p role="status" className={accountEntryCss.accountOther}>
        <FillIn
          text={m.linkValidForDay}
          values={{ again: <Link to="/signup">{m.signUpAgainInSentence}</Link> }}
        />
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
    onDone: ({ from, ...begun }) => begin(begun, m.signedUp, from),
  })
  return (
    <AccountCard title={m.oneMoreClick} lead={m.oneMoreClickLead}>
      <AccountForm label={m.createMyAccount} form={form} idle={m.createMyAccount} busy={m.creatingAccount} />
      <p className={accountEntryCss.accountOther}>
        {m.linkExpired} <Link to="/signup">{m.signUpAgain}</Link>
      </p>
    </AccountCard>
  )
}
