import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const RETURN_AFTER_S = 10

export function useReturn() {
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(RETURN_AFTER_S)
  const navigate = useNavigate()
  const isCounting = secondsLeft !== undefined

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSecondsLeft((left) => left && left - 1), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (secondsLeft === 0) void navigate({ to: '/donate', search: {} })
  }, [secondsLeft, navigate])

  return { secondsLeft, stay: () => setSecondsLeft(undefined) }
}
