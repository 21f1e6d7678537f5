import { useQueryClient } from '@tanstack/react-query'

/** After a change: whatever is shown is asked for anew. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}
