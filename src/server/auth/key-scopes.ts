import { API_KEY_SCOPES, type ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'

/** A key without permissions was made before there were scopes and may do all that its owner may. */
export function scopesOf(permissions: string | null): readonly ApiKeyScope[] {
  if (!permissions) return API_KEY_SCOPES
  const { shop = [] }: { shop?: string[] } = JSON.parse(permissions)
  return API_KEY_SCOPES.filter((scope) => shop.includes(scope))
}
