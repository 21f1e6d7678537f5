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

const button = `${baseCss.solidButton} ${baseCss.btnLg}`

/** Opening a mailed link changes nothing, because scanners open every link; the button does. */
function AddressLinkPage({ path, search: { token, state }, texts }: AddressLinkPageProps) {
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

export function ChangeEmailPage(search: VerificationSearch) {
  const texts = {
    pending: { title: m.isYourNewAddress, lead: m.isNewAddressYoursLead, button: m.confirmMyNewAddress },
    done: { title: m.addressChanged, lead: m.addressChangedLead },
    broken: m.changeLinkBroken,
  }
  return <AddressLinkPage path="/change-email" search={search} texts={texts} />
}

export function ConfirmEmailPage(search: VerificationSearch) {
  const texts = {
    pending: { title: m.isYourAddress, lead: m.isAddressYoursLead, button: m.confirmMyAddress },
    done: { title: m.addressConfirmed, lead: m.addressConfirmedLead },
    broken: m.confirmLinkBroken,
  }
  return <AddressLinkPage path="/confirm-email" search={search} texts={texts} />
}
