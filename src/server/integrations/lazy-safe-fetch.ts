import type { Environment } from '#server/config/env.ts'
import { FetchError } from '#server/integrations/fetch-error.ts'
import type { SafeFetch, SafeFetchConfig } from '#server/integrations/safe-fetch.ts'

/** Loads its HTTP client (9 MB) with the first address: many shops never need one. A demo reaches nobody. */
export function lazySafeFetch({ DEMO }: Pick<Environment, 'DEMO'>, config: SafeFetchConfig): SafeFetch {
  if (DEMO)
    return async () => {
      throw new FetchError('FORBIDDEN_ADDRESS', 'The demo reaches no other addresses')
    }
  let loading: Promise<SafeFetch> | undefined
  return async (address, limits) => {
    loading ??= import('#server/integrations/safe-fetch.ts').then(({ createSafeFetch }) =>
      createSafeFetch(config),
    )
    return (await loading)(address, limits)
  }
}
