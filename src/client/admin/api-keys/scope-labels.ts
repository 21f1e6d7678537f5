import type { ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'

export const SCOPE_LABELS: Record<ApiKeyScope, string> = {
  read: 'Read',
  favorites: 'Favorites',
  catalog: 'Catalog',
  admin: 'Almost everything',
}

export const SCOPE_HINTS: Record<ApiKeyScope, string> = {
  read: 'Public data and the key’s owner (always included)',
  favorites: 'See and change your favorites',
  catalog: 'Change products, categories, and partners',
  admin: 'Everything you can do, except keys, people, backups, and files',
}
