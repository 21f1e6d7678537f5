import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { deserialize } from 'superjson'
import { answersTransformer } from '#client/lib/answers-transformer.ts'
import type { AppRouter } from '#client/lib/trpc.ts'

/**
 * Subscriptions over server-sent events in tRPC's format. The browser's own EventSource reconnects when the connection
 * is lost. tRPC's own link shares a module with its client, so every visitor would load it.
 */
export function eventStreamLink(address: string): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const input = encodeURIComponent(JSON.stringify(answersTransformer.serialize(op.input)))
        const source = new EventSource(`${address}/${op.path}?input=${input}`)
        const fail = (cause: Error | object) => {
          source.close()
          observer.error(TRPCClientError.from(cause))
        }
        source.addEventListener('message', ({ data }) => observer.next({ result: { data: read(data) } }))
        source.addEventListener('serialized-error', ({ data }) => fail({ error: read(data) }))
        source.addEventListener('return', () => {
          source.close()
          observer.complete()
        })
        source.addEventListener('error', () => {
          if (source.readyState === EventSource.CLOSED) fail(new Error('The connection was lost'))
        })
        return () => source.close()
      })
}

function read(data: string): unknown {
  return deserialize(JSON.parse(data))
}
