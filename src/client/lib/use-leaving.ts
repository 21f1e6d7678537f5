import { useEffect, useState } from 'react'

export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Going back may restore this page in its leaving state.
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  function leaveFor(url: string) {
    setLeaving(true)
    location.assign(url)
  }
  return { isLeaving, leaveFor }
}
