/** Parameters that neither narrow a search nor change its page. */
const DISPLAY_PARAMETERS = ['search', 'exact', 'sort', 'filters', 'pageSize']

/** Returns the search text for the first page of an unfiltered search; undefined for any other list. */
export function wholeSearchOf(list: { search?: string | undefined; page?: number | undefined }) {
  const { search, page = 1, ...others } = list
  const isNarrowed = Object.entries(others).some(
    ([name, value]) => value !== undefined && !DISPLAY_PARAMETERS.includes(name),
  )
  return page > 1 || isNarrowed ? undefined : search
}
