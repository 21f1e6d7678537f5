import { useFileDownload } from '#client/admin/kit/use-file-download.ts'
import { trpc } from '#client/lib/trpc.ts'

export function useExport() {
  const { export: exported } = trpc.useUtils().admin.newsletter.subscribers
  return useFileDownload(async () => {
    const { csv } = await exported.fetch(undefined, { staleTime: 0 })
    return { name: 'subscribers.csv', type: 'text/csv', content: csv }
  })
}
