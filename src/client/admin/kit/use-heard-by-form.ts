import { type RefObject, useEffect, useRef } from 'react'

/** What a button put into a field counts as typed, so that the form and its preview hear of it. */
export function useHeardByForm(element: RefObject<HTMLElement | null>, value: string) {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element, value])
}
