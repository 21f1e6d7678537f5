import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { VerificationSearch } from '#shared/sign-in-search.ts'

const button = `${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`

/** Opening the link changes nothing, because scanners of mail open every link; the button does. */
export function ChangeEmailPage({ token, state }: VerificationSearch) {
  if (state === 'done')
    return (
      <AccountCard title="Your address has changed" lead="From now on, sign in with your new address.">
        <ToAccount />
      </AccountCard>
    )
  if (!token)
    return (
      <AccountCard
        title="This link doesn’t work"
        lead="It may be incomplete, used already, or more than an hour old. You can get a new one on your account page."
      >
        <ToAccount />
      </AccountCard>
    )
  return (
    <AccountCard title="Is this your new address?" lead="One click changes your account to it.">
      <form
        className={accountEntryCss.accountForm}
        method="post"
        action={`/change-email?token=${encodeURIComponent(token)}`}
      >
        <button type="submit" className={button}>
          Confirm my new address
        </button>
      </form>
    </AccountCard>
  )
}

/** Loaded anew, because the account page may be there already, from before. */
function ToAccount() {
  return (
    <div className={accountEntryCss.accountForm}>
      <a className={button} href="/account">
        Go to your account
      </a>
    </div>
  )
}
