import { API_KEY_SCOPES, type ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'

/** A key without permissions predates scopes and may do everything its owner may. */
export function scopesOf(permissions: string | null): readonly ApiKeyScope[] {
  if (!permissions) return API_KEY_SCOPES
  const { shop = [] }: { shop?: string[] } = JSON.parse(permissions)
  return API_KEY_SCOPES.filter((scope) => shop.includes(scope))
}
