/** Makes one value for each open database; it ends with it. */
export function perDatabase<Value>(make: () => Value): (db: { $client: object }) => Value {
  const made = new WeakMap<object, Value>()
  return ({ $client }) => {
    const value = made.get($client) ?? make()
    made.set($client, value)
    return value
  }
}
