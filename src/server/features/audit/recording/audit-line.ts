import type { AuditAction } from '#shared/inputs/audit.ts'

export type AuditLine =
  /** An entry made from the successful call. */
  | AuditAction
  /** The service's own entry, written with the change itself: one of these. */
  | { byService: AuditAction | AuditAction[] }
  /** An entry written by the started work when it is done. */
  | { byWork: AuditAction }
  | { none: string }

/** Returns the action of an entry made from the call; undefined when the call makes none. */
export function actionOfCall(line: AuditLine | undefined): AuditAction | undefined {
  if (typeof line === 'string') return line
  return line && !('byService' in line) ? undefined : 'other.changed'
}
