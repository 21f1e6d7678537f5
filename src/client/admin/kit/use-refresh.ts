import { useQueryClient } from '@tanstack/react-query'

/** After a change: refetches all visible data. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}
