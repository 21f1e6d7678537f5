import { useEffect, useRef } from 'react'

/**
 * Scrolls a row only sideways to make the chosen item visible. A browser with `scroll-initial-target` does so for the
 * initial position. A row that the visitor has scrolled already is left alone.
 */
export function useChosenInView(chosen: string | undefined) {
  const row = useRef<HTMLElement>(null)
  const begins = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice says when to look again
  useEffect(() => {
    const isSeen =
      begins.current && (CSS.supports('scroll-initial-target', 'nearest') || row.current?.scrollLeft)
    begins.current = false
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && !isSeen)
      row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 })
  }, [chosen])
  return row
}
