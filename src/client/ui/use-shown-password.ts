import { useEffect, useRef, useState } from 'react'

/** A password that can be read while it is typed. It is hidden again when the form is sent, as browsers keep passwords only. */
export function useShownPassword() {
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return { isShown, toggle: () => setShown(!isShown), input, type: isShown ? 'text' : 'password' }
}
