import { LRUCache } from 'lru-cache'
import type { EncodedBody } from '#server/http/files/encoded-body.ts'

/** Of what has many addresses, such as products, and of what has a few dozen at most, such as the home page. */
export interface CacheBounds {
  bytesOfFew: number
  bytesOfMany: number
}

interface Entry {
  body: EncodedBody
}

interface Place {
  /** The version before the entry was made. */
  madeOf: number
  /** Whether nobody can ask for more than some dozen addresses of its kind. */
  isOneOfFew: boolean
}

/** What an entry weighs beside its bytes: its objects, places in the maps and a policy. */
const BYTES_AROUND = 2_000
const BYTES_A_CHARACTER = 2

/**
 * Answers for everyone, bounded by the bytes that they hold in all their encodings. An entry counts only for the version
 * of the content that it was made of. What has few addresses lies apart: a crawler of all products pushes out other
 * products, never the home page, however seldom that is asked for.
 */
export function createContentCache<Answer extends Entry>(
  currentVersion: () => number,
  { bytesOfFew, bytesOfMany }: CacheBounds,
) {
  const few = createPart<Answer>(bytesOfFew)
  const many = createPart<Answer>(bytesOfMany)
  let version = currentVersion()

  /** The version that counts; what was made of another is forgotten. */
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
    /** Keeps an answer, unless the content changed while it was made: nobody knows which of the two it shows. */
    keep(key: string, answer: Answer, { madeOf, isOneOfFew }: Place) {
      if (versionNow() !== madeOf) return
      const part = isOneOfFew ? few : many
      part.set(key, answer)
      answer.body.whenResized(() => weighAgain(part, key, answer))
    },
  }
}

function createPart<Answer extends Entry>(maxBytes: number) {
  return new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.heldBytes() + BYTES_A_CHARACTER * key.length + BYTES_AROUND,
  })
}

function weighAgain<Answer extends Entry>(part: LRUCache<string, Answer>, key: string, answer: Answer) {
  if (part.peek(key) !== answer) return
  part.delete(key)
  part.set(key, answer)
}
