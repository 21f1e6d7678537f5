import type { Environment } from '#server/config/env.ts'
import { FetchError } from '#server/integrations/fetch-error.ts'
import type { SafeFetch, SafeFetchConfig } from '#server/integrations/safe-fetch.ts'

/** Loads its HTTP client (9 MB) with the first address: many shops never need one. A demo reaches nobody. */
export function lazySafeFetch({ DEMO }: Pick<Environment, 'DEMO'>, config: SafeFetchConfig): SafeFetch {
  if (DEMO) return refuse
  let loading: Promise<SafeFetch> | undefined
  return async (address, limits) => {
    loading ??= import('#server/integrations/safe-fetch.ts').then(({ createSafeFetch }) =>
      createSafeFetch(config),
    )
    const fetch = await loading
    return fetch(address, limits)
  }
}

async function refuse(): Promise<never> {
  throw new FetchError('FORBIDDEN_ADDRESS', 'The demo reaches no other addresses')
}
