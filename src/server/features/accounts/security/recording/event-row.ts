import type { securityEvents } from '#server/db/schema/security.ts'
import { addressKey, networkName } from '#server/limits/limits.ts'
import { deviceName } from '#shared/accounts/device-name.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

/** From where somebody asks, which every context says; commands on the machine come from nowhere. */
export interface Whence {
  clientAddress?: string | undefined
  headers?: Headers | undefined
}

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Whose account it is about. */
  userId?: string | null | undefined
  /** Who did it, where that is not the account's owner. */
  actorId?: string | undefined
  /** Never a secret, and nothing that a visitor typed. */
  detail?: string | undefined
}

export type EventRow = Omit<typeof securityEvents.$inferInsert, 'id' | 'at'>

/** Caused by people who have proved nothing: of them only the network is kept. */
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
