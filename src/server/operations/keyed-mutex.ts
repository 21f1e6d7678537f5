const last = new Map<string, Promise<unknown>>()

/** Runs all work of one key one after the other, so that what is read last is also written last. */
export function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const forget = () => last.get(key) === turn && last.delete(key)
  turn.then(forget, forget)
  return turn
}
