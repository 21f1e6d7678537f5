import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import * as toastCss from '#client/ui/toast.late.css.ts'
import { currentToast, hideToast, subscribeToToast, type Toast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

const VISIBLE_MS = 5_000
const WITH_ACTION_MS = 10_000
const ICONS = { success: deferredIcons.check, error: deferredIcons.x, info: deferredIcons.info }

/** The live region exists before its first toast, so that screen readers announce it. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  return (
    <section className={toastCss.toasts} aria-label={m.notifications} aria-live="polite">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  )
}

function ToastCard({ toast: { type, title, description, action } }: { toast: Toast }) {
  const holding = useHiding(action ? WITH_ACTION_MS : VISIBLE_MS)
  return (
    <div className={toastCss.toast} data-type={type} {...holding}>
      <span className={toastCss.toastDisc}>
        <Icon icon={ICONS[type]} />
      </span>
      <span className={toastCss.toastText}>
        <span className={toastCss.toastTitle}>{title}</span>
        {description && <span>{description}</span>}
      </span>
      {action && (
        <button
          type="button"
          className={toastCss.toastAction}
          onClick={() => {
            hideToast()
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={toastCss.toastClose}
        aria-label={m.dismissNotification}
        onClick={hideToast}
      >
        <Icon icon={deferredIcons.x} />
      </button>
    </div>
  )
}

function useHiding(afterMs: number) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (!isHeld && !document.hidden) timer = setTimeout(hideToast, afterMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [afterMs, isHeld])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
