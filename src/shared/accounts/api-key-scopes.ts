/**
 * What a key may do of what its owner may: every key reads; further ones handle the owner's favorites, change the
 * catalogue, or do all that the owner may.
 */
export const API_KEY_SCOPES = ['read', 'favorites', 'catalogue', 'admin'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** Whether a key with these scopes may do what needs that one. */
export function isInScope(scopes: readonly ApiKeyScope[], needed: ApiKeyScope): boolean {
  return needed === 'read' || scopes.includes(needed) || scopes.includes('admin')
}

/** By which a key is recognized that has got into a place where it should not be. */
export const API_KEY_PREFIX = 'tuckling_'

export const API_KEY_LIFETIMES_DAYS = [30, 90, 365] as const
export const DEFAULT_API_KEY_DAYS = 365
/** For how long a rotated key works beside its successor. */
export const ROTATED_KEY_HOURS = 24

export const DEFAULT_CALLS_PER_MINUTE = 300
export const MAX_CALLS_PER_MINUTE = 10_000
