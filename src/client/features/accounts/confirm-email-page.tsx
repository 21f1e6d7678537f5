import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { VerificationSearch } from '#shared/sign-in-search.ts'

/** Opening the link changes nothing, because scanners of mail open every link; the button does. */
export function ConfirmEmailPage({ token, state }: VerificationSearch) {
  if (state === 'done')
    return (
      <AccountCard title="Your address is confirmed" lead="Thanks! Your email address is confirmed.">
        <ToAccount />
      </AccountCard>
    )
  if (!token)
    return (
      <AccountCard
        title="This link doesn’t work"
        lead="It may be incomplete, or more than a day old. You can get a new one on your account page."
      >
        <ToAccount />
      </AccountCard>
    )
  return (
    <AccountCard title="Is this your address?" lead="One click confirms your account’s email address.">
      <form
        className={accountEntryCss.accountForm}
        method="post"
        action={`/confirm-email?token=${encodeURIComponent(token)}`}
      >
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Confirm my address
        </button>
      </form>
    </AccountCard>
  )
}

/** Loaded anew, because the account page may be there already, from before. */
function ToAccount() {
  return (
    <div className={accountEntryCss.accountForm}>
      <a className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`} href="/account">
        Go to your account
      </a>
    </div>
  )
}
