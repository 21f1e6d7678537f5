import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { CurrentPasswordField, EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { PasskeySignIn } from '#client/features/accounts/passkey-sign-in.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { refusalSentence, type SignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

export function SignInPage({ search }: { search: SignInSearch }) {
  const { allowsSignUp, isDemo, onlyProviders, sendsMail } = useSite()
  if (isDemo) return <DemoEntry search={search} />
  return (
    <AccountCard title={m.welcomeBack} lead={m.signInToSeeFavorites}>
      {search.state && (
        <p role="status" className={accountEntryCss.accountOther}>
          {m.passwordChanged}
        </p>
      )}
      {search.refused && (
        <p role="alert" className={`${formCss.formError} ${accountEntryCss.accountOther}`}>
          {refusalSentence(search.refused)}
        </p>
      )}
      {!onlyProviders && <SignInForm search={search} />}
      {!onlyProviders && <PasskeySignIn search={search} />}
      <ProviderLinks search={search} />
      {sendsMail && !onlyProviders && (
        <Link to="/sign-in-link" className={`${baseCss.outlineButton} ${accountEntryCss.accountWay}`}>
          {m.emailMeSignInLink}
        </Link>
      )}
      {sendsMail && !onlyProviders && (
        <p className={accountEntryCss.accountOther}>
          <Link to="/forgot-password">{m.forgotPassword}</Link>
        </p>
      )}
      {allowsSignUp && (
        <p className={accountEntryCss.accountOther}>
          {m.newHere}{' '}
          <Link to="/signup" search={{ from: search.from }}>
            {m.createAnAccount}
          </Link>
        </p>
      )}
    </AccountCard>
  )
}

function SignInForm({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.accounts.signIn.useMutation(), {
    action: signInAddress('/login', search),
    read: ({ text }) => ({ email: text('email'), password: text('password') }),
    onDone: (begun) => begin(begun, m.signedIn),
  })
  return (
    <AccountForm label={m.signIn} form={form} idle={m.signIn} busy={m.signingIn}>
      <EmailField {...form.field('email')} />
      <CurrentPasswordField label={m.password} {...form.field('password')} />
    </AccountForm>
  )
}

/** The only way into a demo: one click, without an account. */
function DemoEntry({ search: { from } }: { search: SignInSearch }) {
  const begin = useSessionBegin(from)
  const form = useForm(trpc.accounts.visit.useMutation(), {
    action: `/login?${new URLSearchParams({ form: 'visit', ...(from && { from }) })}`,
    read: () => undefined,
    onDone: (begun) => begin(begun, m.demoWelcome),
  })
  return (
    <AccountCard title={m.demoTry} lead={m.demoTryLead}>
      <AccountForm label={m.demoVisit} form={form} idle={m.demoLookAround} busy={m.demoOneMoment} />
    </AccountCard>
  )
}

/** Plain links: they lead to another site and need no JavaScript. */
function ProviderLinks({ search: { from } }: { search: SignInSearch }) {
  const { providers } = useSite()
  const query = new URLSearchParams(from && { from })
  return providers.map(({ id, name }) => (
    <a
      key={id}
      className={`${baseCss.outlineButton} ${baseCss.btnLg} ${accountEntryCss.accountWay}`}
      href={localPath(`/sign-in/${id}?${query}`)}
    >
      {fill(m.signInWith, { name })}
    </a>
  ))
}
