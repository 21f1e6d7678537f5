/** What a key may do of what its owner may: read; also change things; also what only administrators may. */
export const API_KEY_SCOPES = ['read', 'write', 'admin'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

export const API_KEY_LIFETIMES_DAYS = [30, 90, 365] as const
