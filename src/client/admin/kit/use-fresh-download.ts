import type { MouseEvent } from 'react'
import { trpc } from '#client/lib/trpc.ts'

/** Guards the link of a file with personal data: asks for identity first, if the last confirmation is too old. */
export function useFreshDownload() {
  const prove = trpc.factors.requireFresh.useMutation()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    prove.mutate(undefined, { onSuccess: () => location.assign(href) })
  }
}
