import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

interface WrittenByCall {
  /** Concerns the requesting account, when the call succeeded. */
  done?: SecurityEventKind
  /** Concerns the requesting account, if any, when the call was refused. */
  refused?: SecurityEventKind
  detail?: string
}

export type SecurityLine =
  | WrittenByCall
  /** Written by the service, which knows more: one of these. */
  | { byService: SecurityEventKind[] }
  | { none: string }

export function lineOfEnd(
  line: SecurityLine | undefined,
  isDone: boolean,
): { kind: SecurityEventKind; detail?: string } | undefined {
  if (!line || 'none' in line || 'byService' in line) return undefined
  const kind = isDone ? line.done : line.refused
  return kind && { kind, ...(line.detail !== undefined && { detail: line.detail }) }
}
