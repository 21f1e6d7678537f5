/**
 * Whether the sender of `If-None-Match` already has the response with this tag. It may list several tags, weak ones
 * (which a compressing proxy makes of ours) or `*` for any. Our own tags hold no comma.
 */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim())
  return tags.some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`)
}
