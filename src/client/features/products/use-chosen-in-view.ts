import { useEffect, useRef } from 'react'

/** Scrolls a row sideways, and nothing else, so that what is chosen in it can be seen. */
export function useChosenInView(chosen: string | undefined) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice says when to look again
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link)
      row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 })
  }, [chosen])
  return row
}
