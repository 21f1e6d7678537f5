import type { ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'
import { formatDay, formatMoment } from '#shared/messages/formats.ts'

interface Term {
  expiresAt: Date | null
  isExpired: boolean
  replacedBy: string | null
}

export function scopesText(scopes: readonly ApiKeyScope[]): string {
  if (scopes.includes('admin')) return SCOPE_LABELS.admin
  return scopes.map((scope) => SCOPE_LABELS[scope]).join(', ')
}

export function expiryText({ expiresAt, isExpired, replacedBy }: Term): string {
  if (!expiresAt) return 'Never'
  if (isExpired) return `Expired ${formatDay(expiresAt)}`
  return replacedBy ? `Rotated: works until ${formatMoment(expiresAt, 'UTC')} UTC` : formatDay(expiresAt)
}

export function lastUseText({
  lastRequest,
  lastUsedFrom,
}: {
  lastRequest: Date | null
  lastUsedFrom: string | null
}): string {
  if (!lastRequest) return 'Never'
  const day = formatDay(lastRequest)
  return lastUsedFrom ? `${day}, from ${lastUsedFrom}` : day
}

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
