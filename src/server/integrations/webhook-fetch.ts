import { type Environment, isLocalInstallation } from '#server/config/env.ts'
import { lazySafeFetch } from '#server/integrations/lazy-safe-fetch.ts'
import { isLoopbackAddress, isPublicAddress } from '#server/integrations/public-address.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'

/** Allows https on the open internet. A shop on localhost may also call programs there, on any port. */
export function webhookFetchOf(env: Environment): SafeFetch {
  const isLocal = isLocalInstallation(env)
  return lazySafeFetch(env, {
    userAgent: `${env.SITE_NAME} webhooks`,
    isAllowedAddress: (address) => isPublicAddress(address) || (isLocal && isLoopbackAddress(address)),
    isAllowedPort: (port) => port === 443 || isLocal,
  })
}
