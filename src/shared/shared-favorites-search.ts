export interface SharedFavoritesSearch {
  token?: string | undefined
}

const TOKEN = /^[\w-]{1,60}$/

/** What the link to somebody's favorites says. */
export function parseSharedFavoritesSearch({ token }: Record<string, unknown>): SharedFavoritesSearch {
  return { token: typeof token === 'string' && TOKEN.test(token) ? token : undefined }
}
