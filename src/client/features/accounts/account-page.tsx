import { EmailForm, EmailState } from '#client/features/accounts/account-email.tsx'
import { NameField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { DeleteAccount } from '#client/features/accounts/delete-account.tsx'
import { PasskeySection } from '#client/features/accounts/passkey-section.tsx'
import { PasswordSection } from '#client/features/accounts/password-section.tsx'
import { ProviderSection } from '#client/features/accounts/provider-section.tsx'
import { SessionList } from '#client/features/accounts/session-list.tsx'
import { TwoStepSection } from '#client/features/accounts/two-step-section.tsx'
import { MembershipSection } from '#client/features/memberships/membership-section.tsx'
import { PriceAlertSection } from '#client/features/price-alerts/price-alert-section.tsx'
import { EmailLanguageField } from '#client/features/site/email-language-field.tsx'
import { useUser } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
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
        <a className={baseCss.outlineButton} href="/api/me/export" download>
          {m.downloadMyData}
        </a>
        <DeleteAccount email={user.email} />
      </section>
    </div>
  )
}

function NameForm({ name }: { name: string }) {
  const { accounts } = trpc.useUtils()
  const { languages } = useSite()
  const isOnlyName = languages.length === 1
  const { data: email } = trpc.accounts.emailState.useQuery()
  const form = useForm(trpc.profile.rename.useMutation(), {
    action: '/account?form=name',
    read: ({ text }) => ({ name: text('name'), ...(!isOnlyName && { language: text('language') }) }),
    onDone: (user) => {
      accounts.session.setData(undefined, user)
      void accounts.emailState.invalidate()
      return showToast({ type: 'success', title: isOnlyName ? m.nameChanged : m.changesSaved })
    },
  })
  const field = form.field('name')
  const language = form.field('language')
  return (
    <AccountForm
      form={form}
      idle={isOnlyName ? m.saveName : m.save}
      busy={m.saving}
      buttonLook={baseCss.solidButton}
    >
      <NameField {...field} defaultValue={field.defaultValue ?? name} />
      <EmailLanguageField stored={language.defaultValue ?? email?.language} error={language.error} />
    </AccountForm>
  )
}
