import { asBadRequest } from '#server/features/feeds/feed-error.ts'
import { inspectFile, readBytes } from '#server/features/feeds/reading/feed-bytes.ts'
import { decodeText } from '#server/features/feeds/reading/feed-text.ts'

export { type DelimitedEvent, readDelimited } from '#server/features/feeds/reading/delimited.ts'

/** Opens a text file of any common encoding; throws BAD_REQUEST when it is empty or corrupt. */
export async function openText(path: string): Promise<() => AsyncGenerator<string>> {
  const file = await asBadRequest(() => inspectFile(path))
  return () => decodeText(readBytes(file))
}
