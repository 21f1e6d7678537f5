import { useFileDownload } from '#client/admin/kit/use-file-download.ts'
import { trpc } from '#client/lib/trpc.ts'

export function useArticleExport(id: number) {
  const { file } = trpc.useUtils().admin.articles
  return useFileDownload(async () => {
    const { name, source } = await file.fetch({ id }, { staleTime: 0 })
    return { name, type: 'text/markdown', content: source }
  })
}
