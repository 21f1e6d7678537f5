import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { DeleteAccount } from '#client/features/accounts/delete-account.tsx'
import { EmailForm } from '#client/features/accounts/email-form.tsx'
import { EmailState } from '#client/features/accounts/email-state.tsx'
import { FirstPasswordForm } from '#client/features/accounts/first-password-form.tsx'
import { NameForm } from '#client/features/accounts/name-form.tsx'
import { PasskeySection } from '#client/features/accounts/passkey-section.tsx'
import { PasswordForm } from '#client/features/accounts/password-form.tsx'
import { ProviderSection } from '#client/features/accounts/provider-section.tsx'
import { SessionList } from '#client/features/accounts/session-list.tsx'
import { TwoStepSection } from '#client/features/accounts/two-step-section.tsx'
import { MembershipSection } from '#client/features/memberships/membership-section.tsx'
import { PriceAlertSection } from '#client/features/price-alerts/price-alert-section.tsx'
import { useUser } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'
import type { AccountSearch } from '#shared/search-params/accounts.ts'
import type { Site } from '#shared/site/site.ts'

const SAVED = {
  name: ({ languages }: Site) => (languages.length > 1 ? m.changesSaved : m.nameChanged),
  email: () => undefined,
  password: () => m.passwordChanged,
  alert: () => m.alertSet,
  'alert-deleted': () => m.alertDeleted,
  'alerts-on': () => m.alertsBackOn,
}

function PasswordSection({ email }: { email: string }) {
  const { data: factors } = trpc.factors.list.useQuery()
  if (factors?.hasPassword === false) return <FirstPassword email={email} />
  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading">{m.password}</h2>
      <p>{m.signsOutOtherDevices}</p>
      <PasswordForm email={email} />
    </section>
  )
}

/** Accounts opened by a provider have no password. */
function FirstPassword({ email }: { email: string }) {
  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading">{m.password}</h2>
      <p>{m.noPasswordYet}</p>
      <FirstPasswordForm email={email} />
    </section>
  )
}

export function AccountPage({ state, session_id }: AccountSearch) {
  const user = useUser()
  const site = useSite()
  if (!user) return null
  const saved = state && SAVED[state](site)
  return (
    <div className={`${baseCss.wrap} ${baseCss.section} ${accountPageCss.accountPage}`}>
      <h1 className={baseCss.h2}>{m.yourAccount}</h1>
      {saved && <p role="status">{saved}</p>}
      <section aria-labelledby="name-heading">
        <h2 id="name-heading">{m.aboutYou}</h2>
        <EmailState email={user.email} />
        <EmailForm isRequested={state === 'email'} />
        <NameForm name={user.name} />
      </section>
      <MembershipSection sessionId={session_id} />
      <PriceAlertSection />
      <PasswordSection email={user.email} />
      <TwoStepSection />
      <PasskeySection />
      <ProviderSection />
      <section aria-labelledby="sessions-heading">
        <h2 id="sessions-heading">{m.signedInWhere}</h2>
        <SessionList />
      </section>
      <section aria-labelledby="data-heading">
        <h2 id="data-heading">{m.yourData}</h2>
        <p>{m.yourDataText}</p>
        <a className={`${baseCss.btn} ${baseCss.btnOutline}`} href="/api/me/export" download>
          {m.downloadMyData}
        </a>
        <DeleteAccount email={user.email} />
      </section>
    </div>
  )
}
