import type { securityEvents } from '#server/db/schema/security.ts'
import { addressKey, networkName } from '#server/limits/limits.ts'
import { deviceName } from '#shared/accounts/device-name.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

/** The origin of a request, present in every context; commands on the machine have none. */
export interface Whence {
  clientAddress?: string | undefined
  headers?: Headers | undefined
}

export interface SecurityEvent {
  kind: SecurityEventKind
  userId?: string | null | undefined
  /** The person who acted, when that is not the account's owner. */
  actorId?: string | undefined
  /** Never contains a secret or visitors' input. */
  detail?: string | undefined
}

export type EventRow = Omit<typeof securityEvents.$inferInsert, 'id' | 'at'>

/** Triggered by unauthenticated people, of whom only the network is stored. */
export const BY_STRANGERS: SecurityEventKind[] = [
  'sign-in.failed',
  'password.reset-requested',
  'access.limited',
]

const DETAIL_MAX_LENGTH = 200

export function rowOf(
  { kind, userId, actorId, detail }: SecurityEvent,
  { clientAddress, headers }: Whence,
): EventRow {
  const userAgent = headers?.get('user-agent')
  return {
    kind,
    userId: userId ?? null,
    actorId: actorId === userId ? null : (actorId ?? null),
    detail: detail?.slice(0, DETAIL_MAX_LENGTH) ?? null,
    address: clientAddress ? addressOf(kind, clientAddress) : null,
    device: userAgent ? deviceName(userAgent) : null,
  }
}

function addressOf(kind: SecurityEventKind, address: string): string {
  return BY_STRANGERS.includes(kind) ? networkName(address) : addressKey(address)
}
