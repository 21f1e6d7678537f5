const last = new Map<string, Promise<unknown>>()

/** Serializes all work of one key, so that the latest read is also the last write. */
export function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const forget = () => last.get(key) === turn && last.delete(key)
  turn.then(forget, forget)
  return turn
}
