import 'virtual:styles/account.css'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import type { VerificationSearch } from '#shared/sign-in-search.ts'

/** Opening the link changes nothing, because scanners of mail open every link; the button does. */
export function ConfirmEmailPage({ token, state }: VerificationSearch) {
  if (state === 'done')
    return (
      <AccountCard title="Your address is confirmed" lead="Thank you! Now we know that our mails reach you.">
        <ToAccount />
      </AccountCard>
    )
  if (!token)
    return (
      <AccountCard
        title="This link does not work"
        lead="It may be incomplete or older than a day. Your account page sends you a new one."
      >
        <ToAccount />
      </AccountCard>
    )
  return (
    <AccountCard
      title="Is this your address?"
      lead="Press the button, and the address of your account is confirmed."
    >
      <form
        className="account-form"
        method="post"
        action={`/confirm-email?token=${encodeURIComponent(token)}`}
      >
        <button type="submit" className="btn btn-solid btn-lg">
          Confirm my address
        </button>
      </form>
    </AccountCard>
  )
}

/** Loaded anew, because the account page may be there already, from before. */
function ToAccount() {
  return (
    <div className="account-form">
      <a className="btn btn-solid btn-lg" href="/account">
        To your account
      </a>
    </div>
  )
}
