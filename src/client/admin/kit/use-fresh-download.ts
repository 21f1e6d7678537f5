import type { MouseEvent } from 'react'
import { trpc } from '#client/lib/trpc.ts'

/** For the link of a file about people: asks who it is first, where that was said too long ago. */
export function useFreshDownload() {
  const prove = trpc.factors.requireFresh.useMutation()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    prove.mutate(undefined, { onSuccess: () => location.assign(href) })
  }
}
