import type { AuditAction } from '#shared/inputs/audit.ts'

/** Which line an administrator's call leaves in the audit log. */
export type AuditLine =
  /** One that is made from the call when it succeeded. */
  | AuditAction
  /** The service's own, written with the change itself: one of these. */
  | { byService: AuditAction | AuditAction[] }
  /** Written by the work that the call began, when that is done. */
  | { byWork: AuditAction }
  /** None, and why. */
  | { none: string }

/** What the line made from a call says; undefined when the call itself leaves none. */
export function actionOfCall(line: AuditLine | undefined): AuditAction | undefined {
  if (typeof line === 'string') return line
  return line && !('byService' in line) ? undefined : 'other.changed'
}
