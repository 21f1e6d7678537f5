import { useEffect, useState } from 'react'

/**
 * Rotates an index through `count` items every `intervalMs`. Stops while held (pointer, focus), paused by the visitor,
 * in a hidden tab, or with reduced motion.
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
