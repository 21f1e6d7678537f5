/** Preserves the rest of the URL. Sorted by name, as server and browser read a URL in different orders. */
export function HiddenFields({ params }: { params: object }) {
  const fields = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return fields.flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(Boolean)
      .map((one) => <input key={name + one} type="hidden" name={name} value={String(one)} />),
  )
}
