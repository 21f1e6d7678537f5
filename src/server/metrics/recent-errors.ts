export const MAX_REMEMBERED = 20
const MAX_LENGTH = 300

export interface RecentError {
  id: string
  at: number
  message: string
  reason: string | null
}

/** The last errors that were logged, the latest first; forgotten with the process. */
export function createRecentErrors() {
  const errors: RecentError[] = []
  let id = 0
  return {
    add({ at, message, reason }: Omit<RecentError, 'id'>) {
      id += 1
      errors.unshift({
        id: String(id),
        at,
        message: cut(message),
        reason: reason === null ? null : cut(reason),
      })
      errors.length = Math.min(errors.length, MAX_REMEMBERED)
    },
    read: (): readonly RecentError[] => [...errors],
  }
}

export type RecentErrors = ReturnType<typeof createRecentErrors>

function cut(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`
}
