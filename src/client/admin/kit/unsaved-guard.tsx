import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { UnsavedContext, type UnsavedForm } from '#client/lib/unsaved.ts'

/** Asks before a page with unsaved input is left. When the window closes, the browser asks in its own words. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { history } = useRouter()
  const [unsaved] = useState(() => new Set<UnsavedForm>())
  const answerTo = useRef<((isBlocked: boolean) => void) | undefined>(undefined)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => unsaved.size > 0,
        blockerFn: ({ currentLocation, nextLocation }) => {
          if (unsaved.size === 0 || currentLocation.pathname === nextLocation.pathname) return false
          setIsAsking(true)
          return new Promise<boolean>((resolve) => {
            answerTo.current = resolve
          })
        },
      }),
    [history, unsaved],
  )
  const answer = (leaves: boolean) => {
    if (leaves) unsaved.clear()
    setIsAsking(false)
    answerTo.current?.(!leaves)
    answerTo.current = undefined
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        action="Leave"
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        <p>
          {[...unsaved].every(({ hasDraft }) => hasDraft)
            ? 'Your changes stay on this device and will be here when you come back.'
            : 'Your changes haven’t been saved.'}
        </p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
