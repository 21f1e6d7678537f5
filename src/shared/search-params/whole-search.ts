/** Neither narrows a search nor turns its pages. */
const HOW_IT_IS_SHOWN = ['search', 'exact', 'sort', 'filters', 'pageSize']

/** What is searched for in the whole shop, on the first page of what is found; undefined for any other list. */
export function wholeSearchOf(list: { search?: string | undefined; page?: number | undefined }) {
  const { search, page = 1, ...others } = list
  const isNarrowed = Object.entries(others).some(
    ([name, value]) => value !== undefined && !HOW_IT_IS_SHOWN.includes(name),
  )
  return page > 1 || isNarrowed ? undefined : search
}
