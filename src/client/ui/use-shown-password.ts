import { useEffect, useRef, useState } from 'react'

/** Lets a password be read while it is typed. Hides it again on submit, as browsers store only password fields. */
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
