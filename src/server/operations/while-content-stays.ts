/** What `read` answers, read anew once the content has changed. */
export function whileContentStays<Value>(contentVersion: () => number, read: () => Value): () => Value {
  let known: { version: number; value: Value } | undefined
  return () => {
    const version = contentVersion()
    if (known?.version !== version) known = { version, value: read() }
    return known.value
  }
}
