/** Simultaneous callers with the same key share the result of one piece of work. */
export function sharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const pending = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, pending)
    return pending
  }
}
