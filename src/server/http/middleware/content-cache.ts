import { LRUCache } from 'lru-cache'
import type { EncodedBody } from '#server/http/files/encoded-body.ts'

/** Separate bounds for kinds with many addresses (products) and those with a few dozen (the home page). */
export interface CacheBounds {
  bytesOfFew: number
  bytesOfMany: number
}

interface Place {
  madeOf: number
  isOneOfFew: boolean
}

/** An entry's overhead beside its bytes: objects, map entries and a policy. */
const BYTES_AROUND = 2_000
const BYTES_A_CHARACTER = 2

/**
 * Caches answers for everyone, bounded by their bytes in all encodings. An entry is valid only for the content version
 * that it was made of. Kinds with few addresses are stored apart: a crawler of all products evicts other products,
 * never the home page.
 */
export function createContentCache<Answer extends { body: EncodedBody }>(
  currentVersion: () => number,
  { bytesOfFew, bytesOfMany }: CacheBounds,
) {
  const few = createPart<Answer>(bytesOfFew)
  const many = createPart<Answer>(bytesOfMany)
  let version = currentVersion()

  function versionNow(): number {
    const now = currentVersion()
    if (now === version) return version
    few.clear()
    many.clear()
    version = now
    return version
  }
  return {
    versionNow,
    find(key: string): Answer | undefined {
      versionNow()
      return few.get(key) ?? many.get(key)
    },
    /** Stores an answer unless the content changed while it was made, since its version is then unknown. */
    keep(key: string, answer: Answer, { madeOf, isOneOfFew }: Place) {
      if (versionNow() !== madeOf) return
      const part = isOneOfFew ? few : many
      part.set(key, answer)
      answer.body.whenResized(() => weighAgain(part, key, answer))
    },
  }
}

function createPart<Answer extends { body: EncodedBody }>(maxBytes: number) {
  return new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.heldBytes() + BYTES_A_CHARACTER * key.length + BYTES_AROUND,
  })
}

function weighAgain<Answer extends { body: EncodedBody }>(
  part: LRUCache<string, Answer>,
  key: string,
  answer: Answer,
) {
  if (part.peek(key) !== answer) return
  part.delete(key)
  part.set(key, answer)
}
