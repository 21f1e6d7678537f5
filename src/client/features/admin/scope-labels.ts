import type { ApiKeyScope } from '#shared/api-key-scopes.ts'

export const SCOPE_LABELS: Record<ApiKeyScope, string> = {
  read: 'Read only',
  write: 'Read and change, as a user',
  admin: 'Everything you may do',
}
