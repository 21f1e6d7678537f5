export interface Toast {
  type: 'success' | 'error' | 'info'
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
}

/** Time to read what can be done, and to do it. */
const ACTION_MS = 10_000

let wanted = false
const listeners = new Set<() => void>()

export function subscribeToToaster(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isToasterWanted() {
  return wanted
}

/** Shows a toast in place of the one before: there is never more than one. */
export async function showToast(toast: Toast) {
  wanted = true
  for (const listener of listeners) listener()
  const { toaster } = await import('#client/ui/toaster.tsx')
  toaster.remove()
  toaster.create(toast.action ? { ...toast, duration: ACTION_MS } : toast)
}
