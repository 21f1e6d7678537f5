import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** The identity providers of the site, where it has any. */
export function ProviderSection() {
  const { data: providers } = trpc.providers.list.useQuery()
  const { list } = trpc.useUtils().providers
  const onError = (error: unknown) => showToast({ type: 'error', title: callError(error).message })
  const connect = trpc.providers.connect.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError,
  })
  const disconnect = trpc.providers.disconnect.useMutation({ onSuccess: () => list.invalidate(), onError })
  if (!providers?.length) return null
  return (
    <section aria-labelledby="providers-heading">
      <h2 id="providers-heading">Other ways to sign in</h2>
      <ul className="session-list">
        {providers.map(({ id, name, isConnected }) => (
          <li key={id}>
            <b>{name}</b>
            <button
              type="button"
              className="btn btn-soft btn-sm"
              disabled={connect.isPending || disconnect.isPending}
              onClick={() => (isConnected ? disconnect : connect).mutate({ id })}
            >
              {isConnected ? `Disconnect ${name}` : `Connect ${name}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
