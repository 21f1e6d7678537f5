import { AddressLinkPage } from '#client/features/accounts/address-link-page.tsx'
import { m } from '#shared/messages/messages.ts'
import type { VerificationSearch } from '#shared/search-params/accounts.ts'

export function ConfirmEmailPage(search: VerificationSearch) {
  const texts = {
    pending: { title: m.isYourAddress, lead: m.isAddressYoursLead, button: m.confirmMyAddress },
    done: { title: m.addressConfirmed, lead: m.addressConfirmedLead },
    broken: m.confirmLinkBroken,
  }
  return <AddressLinkPage path="/confirm-email" search={search} texts={texts} />
}
