import type { SafeFetch, SafeFetchConfig } from '#server/integrations/safe-fetch.ts'

/** Loads its HTTP client (9 MB) with the first address: many shops never need one. */
export function lazySafeFetch(config: SafeFetchConfig): SafeFetch {
  let loading: Promise<SafeFetch> | undefined
  return async (address, limits) => {
    loading ??= import('#server/integrations/safe-fetch.ts').then(({ createSafeFetch }) =>
      createSafeFetch(config),
    )
    const fetch = await loading
    return fetch(address, limits)
  }
}
