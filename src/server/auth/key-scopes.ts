import { API_KEY_SCOPES, type ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'

const FORMER_NAMES: Partial<Record<ApiKeyScope, string>> = { catalog: 'catalogue' }

/** A key without permissions predates scopes and may do everything its owner may. */
export function scopesOf(permissions: string | null): readonly ApiKeyScope[] {
  if (!permissions) return API_KEY_SCOPES
  const { shop = [] }: { shop?: string[] } = JSON.parse(permissions)
  return API_KEY_SCOPES.filter((scope) => shop.includes(scope) || shop.includes(FORMER_NAMES[scope] ?? scope))
}
