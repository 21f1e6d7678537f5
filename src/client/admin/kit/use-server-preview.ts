import { useEffect, useState } from 'react'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'

export interface ServerPreview<Typed, Rendered> {
  mutateAsync: (typed: Typed) => Promise<Rendered>
  error: { message: string } | null
}

/** Has the server render the typed text after a pause in typing; only the latest answer counts. */
export function useServerPreview<Typed, Rendered>(
  { mutateAsync }: ServerPreview<Typed, Rendered>,
  typed: Typed,
  isSeen = true,
): Rendered | undefined {
  const [current, setCurrent] = useState<{ page: Rendered }>()
  const debounced = useDebounced(JSON.stringify(typed))
  useEffect(() => {
    if (!isSeen) return
    let isLatest = true
    mutateAsync(JSON.parse(debounced)).then(
      (page) => isLatest && setCurrent({ page }),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [debounced, isSeen, mutateAsync])
  return current?.page
}
