import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AuthenticatorSetup } from '#client/features/accounts/authenticator-setup.tsx'
import { AddPasskey } from '#client/features/accounts/passkey-section.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { safeReturn } from '#shared/accounts/return-location.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { SignInSearch } from '#shared/search-params/accounts.ts'

export function SetUpSecondStepPage({ search: { from } }: { search: SignInSearch }) {
  const { name } = useSite()
  // Reloads: all cached data was fetched while signed out.
  const goOn = () => location.assign(localPath(safeReturn(from) ?? '/account'))
  return (
    <AccountCard title={m.protectAccount} lead={fill(m.twoStepRequired, { site: name })}>
      <div className={accountEntryCss.accountForm}>
        <AuthenticatorSetup onDone={goOn} />
        <AddPasskey onAdded={goOn} />
        <noscript>{m.setUpNeedsJavaScript}</noscript>
        <SignOutButton className={baseCss.softButton} />
      </div>
    </AccountCard>
  )
}
