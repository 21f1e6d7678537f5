import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { showError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function ProviderSection() {
  const { data: providers } = trpc.providers.list.useQuery()
  const { list } = trpc.useUtils().providers
  const connect = trpc.providers.connect.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError: showError,
  })
  const disconnect = trpc.providers.disconnect.useMutation({
    onSuccess: () => list.invalidate(),
    onError: showError,
  })
  if (!providers?.length) return null
  return (
    <section aria-labelledby="providers-heading">
      <h2 id="providers-heading">{m.otherWaysToSignIn}</h2>
      <ul className={accountPageCss.sessionList}>
        {providers.map(({ id, name, isConnected }) => (
          <li key={id} className={accountPageCss.sessionLine}>
            <b className={accountPageCss.sessionName}>{name}</b>
            <button
              type="button"
              className={`${baseCss.softButton} ${baseCss.btnSm}`}
              disabled={connect.isPending || disconnect.isPending}
              onClick={() => (isConnected ? disconnect : connect).mutate({ id })}
            >
              {fill(isConnected ? m.disconnectFrom : m.connectTo, { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
