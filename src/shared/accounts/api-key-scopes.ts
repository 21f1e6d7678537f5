/**
 * The scopes of an API key, within its owner's rights. Every key reads; others manage the owner's favorites, change the
 * catalog, or do everything the owner may.
 */
export const API_KEY_SCOPES = ['read', 'favorites', 'catalog', 'admin'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

export function isInScope(scopes: readonly ApiKeyScope[], needed: ApiKeyScope): boolean {
  return needed === 'read' || scopes.includes(needed) || scopes.includes('admin')
}

/** Makes a leaked key recognizable. */
export const API_KEY_PREFIX = 'tuckling_'

export const API_KEY_LIFETIMES_DAYS = [30, 90, 365] as const
export const DEFAULT_API_KEY_DAYS = 365
export const ROTATED_KEY_HOURS = 24

export const DEFAULT_CALLS_PER_MINUTE = 300
export const MAX_CALLS_PER_MINUTE = 10_000
