import type { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter, TrpcLink } from '#client/lib/trpc.ts'

export function identityLink(ask: () => Promise<void>): TrpcLink {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let current = next(op).subscribe({
          ...observer,
          error: (error) => {
            if (!wantsIdentity(error)) return observer.error(error)
            ask().then(
              () => {
                current = next(op).subscribe(observer)
              },
              () => observer.error(error),
            )
          },
        })
        return () => current.unsubscribe()
      })
}

function wantsIdentity(error: TRPCClientError<AppRouter>): boolean {
  return error.data?.reason === 'fresh-session'
}
