import { useEffect, useState } from 'react'

/**
 * An index that goes round `count` places every `intervalMs`, unless it is held (pointer, focus), paused by the
 * visitor, the tab is hidden, or motion is unwanted.
 */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])
  useEffect(() => {
    if (held || paused) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [held, paused, count, intervalMs])

  const holdHandlers = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { index, show: setIndex, paused, togglePaused: () => setPaused((current) => !current), holdHandlers }
}
