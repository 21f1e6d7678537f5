import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { type SignInLinkSearch, signInAddress } from '#shared/search-params/accounts.ts'

/** Asks for an address to mail the link to, or handles the opened link. */
export function SignInLinkPage({ search }: { search: SignInLinkSearch }) {
  const { sendsMail, onlyProviders } = useSite()
  if (search.token) return <OpenedLink token={search.token} />
  const isOffered = sendsMail && !onlyProviders
  return (
    <AccountCard
      title="Sign in by email"
      lead={isOffered ? 'We’ll email you a link. No password needed.' : undefined}
    >
      {isOffered ? (
        <LinkRequest search={search} />
      ) : (
        <p className={accountEntryCss.accountOther}>Sign-in links aren’t available here.</p>
      )}
      <p className={accountEntryCss.accountOther}>
        <Link to="/login">Back to sign-in</Link>
      </p>
    </AccountCard>
  )
}

function LinkRequest({ search }: { search: SignInLinkSearch }) {
  const request = trpc.accounts.requestSignInLink.useMutation()
  const form = useForm(request, {
    action: signInAddress('/sign-in-link', { save: search.save }),
    read: ({ text }) => ({ email: text('email'), save: search.save }),
  })
  return search.state === 'sent' || request.isSuccess ? (
    <p role="status" className={accountEntryCss.accountOther}>
      If there is an account with this address, and the address is confirmed, the email is on its way. The
      link works once and is valid for ten minutes.
    </p>
  ) : (
    <AccountForm form={form} button={{ idle: 'Email me a sign-in link', busy: 'Sending...' }}>
      <EmailField {...form.field('email')} />
    </AccountForm>
  )
}

/** Opening the link changes nothing, because mail scanners open every link; the button does. */
function OpenedLink({ token }: { token: string }) {
  const begin = useSessionBegin(undefined)
  const form = useForm(trpc.accounts.signInByLink.useMutation(), {
    action: `/sign-in-link?${new URLSearchParams({ token })}`,
    read: () => ({ token }),
    onDone: (begun) => begin(begun, 'Successfully signed in!'),
  })
  return (
    <AccountCard title="Welcome back" lead="One click signs you in on this browser.">
      <AccountForm label="Sign in" form={form} button={{ idle: 'Sign in', busy: 'Signing in...' }}>
        {null}
      </AccountForm>
      <p className={accountEntryCss.accountOther}>
        Link expired? <Link to="/sign-in-link">Request a new one</Link>
      </p>
    </AccountCard>
  )
}
