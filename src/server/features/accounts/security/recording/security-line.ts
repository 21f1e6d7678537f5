import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

interface WrittenByCall {
  /** About the account that asks, when the call succeeded. */
  done?: SecurityEventKind
  /** About the account that asks, if any, when the call was refused. */
  refused?: SecurityEventKind
  detail?: string
}

/** What a call leaves in the security log. */
export type SecurityLine =
  | WrittenByCall
  /** Written by the service, which knows more: one of these. */
  | { byService: SecurityEventKind[] }
  /** Nothing, and why. */
  | { none: string }

/** What the call itself writes down once its end is known. */
export function lineOfEnd(
  line: SecurityLine | undefined,
  isDone: boolean,
): { kind: SecurityEventKind; detail?: string } | undefined {
  if (!line || 'none' in line || 'byService' in line) return undefined
  const kind = isDone ? line.done : line.refused
  return kind && { kind, ...(line.detail !== undefined && { detail: line.detail }) }
}
