import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 400

export function useDebounced<T>(value: T, pauseMs = TYPING_PAUSE_MS): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
