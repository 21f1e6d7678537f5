import 'virtual:styles/account.css'
import { DeleteAccount } from '#client/features/accounts/delete-account.tsx'
import { EmailState } from '#client/features/accounts/email-state.tsx'
import { NameForm } from '#client/features/accounts/name-form.tsx'
import { PasswordForm } from '#client/features/accounts/password-form.tsx'
import { SessionList } from '#client/features/accounts/session-list.tsx'
import { MembershipSection } from '#client/features/memberships/membership-section.tsx'
import { useUser } from '#client/lib/session.ts'

export function AccountPage() {
  const user = useUser()
  if (!user) return null
  return (
    <div className="wrap section account-page">
      <h1 className="h2">Your account</h1>
      <section aria-labelledby="name-heading">
        <h2 id="name-heading">About you</h2>
        <EmailState email={user.email} />
        <NameForm name={user.name} />
      </section>
      <MembershipSection />
      <section aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <p>A new password signs you out on other devices.</p>
        <PasswordForm email={user.email} />
      </section>
      <section aria-labelledby="sessions-heading">
        <h2 id="sessions-heading">Where you’re signed in</h2>
        <SessionList />
      </section>
      <section aria-labelledby="data-heading">
        <h2 id="data-heading">Your data</h2>
        <p>Everything we store about your account, as a JSON file.</p>
        <a className="btn btn-outline" href="/api/me/export" download>
          Download my data
        </a>
        <DeleteAccount email={user.email} />
      </section>
    </div>
  )
}
