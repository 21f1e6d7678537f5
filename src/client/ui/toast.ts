export interface Toast {
  type: 'success' | 'error' | 'info'
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
}

/** Time to read what can be done, and to do it. */
const ACTION_MS = 10_000

let wanted = false
let latest: Toast | undefined
const listeners = new Set<() => void>()

export function subscribeToToaster(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isToasterWanted() {
  return wanted
}

/** Shows a toast in place of the one before: there is never more than one. Nothing waits for its script, or fails without it. */
export function showToast(toast: Toast): void {
  wanted = true
  latest = toast
  for (const listener of listeners) listener()
  import('#client/ui/toaster.tsx').then(
    ({ toaster }) => {
      if (toast !== latest) return
      toaster.remove()
      toaster.create(toast.action ? { ...toast, duration: ACTION_MS } : toast)
    },
    () => undefined,
  )
}
