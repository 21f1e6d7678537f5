import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { VerificationSearch } from '#shared/search-params/accounts.ts'

interface AddressLinkTexts {
  pending: { title: string; lead: string; button: string }
  done: { title: string; lead: string }
  broken: string
}

interface AddressLinkPageProps {
  path: '/change-email' | '/confirm-email'
  search: VerificationSearch
  texts: AddressLinkTexts
}

const button = `${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`

/**
 * The page behind a mailed link about an address. Opening it changes nothing, because scanners open every link; the
 * button does.
 */
export function AddressLinkPage({ path, search: { token, state }, texts }: AddressLinkPageProps) {
  const { pending, done, broken } = texts
  if (state === 'done' || !token)
    return (
      <AccountCard {...(state === 'done' ? done : { title: m.linkBroken, lead: broken })}>
        <ToAccount />
      </AccountCard>
    )
  return (
    <AccountCard title={pending.title} lead={pending.lead}>
      <form
        className={accountEntryCss.accountForm}
        method="post"
        action={`${path}?token=${encodeURIComponent(token)}`}
      >
        <button type="submit" className={button}>
          {pending.button}
        </button>
      </form>
    </AccountCard>
  )
}

/** Reloads, because an outdated account page may be in memory. */
function ToAccount() {
  return (
    <div className={accountEntryCss.accountForm}>
      <a className={button} href={localPath('/account')}>
        {m.goToAccount}
      </a>
    </div>
  )
}
