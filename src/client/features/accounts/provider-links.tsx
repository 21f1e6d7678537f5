import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { SignInSearch } from '#shared/search-params/accounts.ts'

/** Plain links: they lead to another site and need no JavaScript. */
export function ProviderLinks({ search: { from } }: { search: SignInSearch }) {
  const { providers } = useSite()
  const query = new URLSearchParams(from && { from })
  return providers.map(({ id, name }) => (
    <a
      key={id}
      className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnLg} ${accountEntryCss.accountWay}`}
      href={localPath(`/sign-in/${id}?${query}`)}
    >
      {fill(m.signInWith, { name })}
    </a>
  ))
}
