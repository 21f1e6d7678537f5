import { useEffect, useState } from 'react'

/** The way to another site, on which the page says that it is being left. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Going back from there may bring this page as it was left.
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
