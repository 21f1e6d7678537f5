export interface Toast {
  type: 'success' | 'error' | 'info'
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
}

let current: (Toast & { id: number }) | undefined
let count = 0
const listeners = new Set<() => void>()

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast() {
  return current
}

export function showToast(toast: Toast): void {
  count += 1
  current = { ...toast, id: count }
  for (const listener of listeners) listener()
}

export function hideToast(): void {
  current = undefined
  for (const listener of listeners) listener()
}
