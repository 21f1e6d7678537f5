import { useEffect, useRef, useState } from 'react'

/** Lets a password be read while it is typed. Hides it again on submit, as browsers store only password fields. */
export function usePasswordVisibility() {
  const [isVisible, setVisible] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setVisible(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return { isVisible, toggle: () => setVisible(!isVisible), input, type: isVisible ? 'text' : 'password' }
}
