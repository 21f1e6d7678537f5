import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Asks before a page is left with something typed and not saved. The browser asks in its own words where it closes. */
export function useUnsaved() {
  const { history } = useRouter()
  const isUnsaved = useRef(false)
  const answerTo = useRef<((isBlocked: boolean) => void) | undefined>(undefined)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => isUnsaved.current,
        blockerFn: () => {
          if (!isUnsaved.current) return false
          setIsAsking(true)
          return new Promise<boolean>((resolve) => {
            answerTo.current = resolve
          })
        },
      }),
    [history],
  )
  const note = useCallback(() => {
    isUnsaved.current = true
  }, [])
  return {
    isAsking,
    /** Something was typed. */
    note,
    /** All of it is stored. */
    settle: () => {
      isUnsaved.current = false
    },
    answer: (leaves: boolean) => {
      if (leaves) isUnsaved.current = false
      setIsAsking(false)
      answerTo.current?.(!leaves)
      answerTo.current = undefined
    },
  }
}
