import { type RefObject, useEffect, useRef } from 'react'

/** Reports text that a button put into a field to the form and its preview, as if typed. */
export function useHeardByForm(element: RefObject<HTMLElement | null>, value: string) {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element, value])
}
