import { procedureMeta } from '#server/http/middleware/cacheable.ts'

/** A call that a page makes. */
interface Call {
  path: string
  input: unknown
}

/**
 * What every page asks for, such as the categories: answers of cached procedures that take no input, one each, for as long
 * as the content stays as it is. Pages read them and change nothing.
 */
export function contentAnswers(contentVersion: () => number) {
  const known = new Map<string, unknown>()
  let version = Number.NaN

  return async function answerOf({ path, input }: Call, ask: () => Promise<unknown>): Promise<unknown> {
    if (input !== undefined || !procedureMeta(path)?.cached) return ask()
    const now = contentVersion()
    if (now !== version) known.clear()
    version = now
    if (known.has(path)) return known.get(path)
    const answer = await ask()
    // Whether it shows what was there before or after a change, nobody knows.
    if (contentVersion() === now) known.set(path, answer)
    return answer
  }
}

export type ContentAnswers = ReturnType<typeof contentAnswers>
