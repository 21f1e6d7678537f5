import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { m } from '#shared/messages/messages.ts'
import type { SignInLinkSearch } from '#shared/search-params/accounts.ts'

export function SignInLinkPage({ search }: { search: SignInLinkSearch }) {
  const { sendsMail, onlyProviders } = useSite()
  if (search.token) return <OpenedLink token={search.token} />
  const isOffered = sendsMail && !onlyProviders
  return (
    <AccountCard title={m.signInByEmail} lead={isOffered ? m.signInByEmailLead : undefined}>
      {isOffered ? (
        <LinkRequest search={search} />
      ) : (
        <p className={accountEntryCss.accountOther}>{m.signInLinksUnavailable}</p>
      )}
      <p className={accountEntryCss.accountOther}>
        <Link to="/login">{m.backToSignIn}</Link>
      </p>
    </AccountCard>
  )
}

function LinkRequest({ search }: { search: SignInLinkSearch }) {
  const request = trpc.accounts.requestSignInLink.useMutation()
  const form = useForm(request, {
    action: '/sign-in-link',
    read: ({ text }) => ({ email: text('email') }),
  })
  return search.state === 'sent' || request.isSuccess ? (
    <p role="status" className={accountEntryCss.accountOther}>
      {m.signInLinkSent}
    </p>
  ) : (
    <AccountForm form={form} idle={m.emailMeSignInLink} busy={m.sending}>
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
    onDone: (begun) => begin(begun, m.signedIn),
  })
  return (
    <AccountCard title={m.welcomeBack} lead={m.oneClickSignsIn}>
      <AccountForm label={m.signIn} form={form} idle={m.signIn} busy={m.signingIn} />
      <p className={accountEntryCss.accountOther}>
        {m.linkExpired} <Link to="/sign-in-link">{m.requestNewLink}</Link>
      </p>
    </AccountCard>
  )
}
