import { useState } from 'react'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Downloads an article, as it is stored, as a Markdown file with front matter. */
export function useArticleExport(id: number) {
  const utils = trpc.useUtils()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const { name, source } = await utils.admin.articles.file.fetch({ id }, { staleTime: 0 })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([source], { type: 'text/markdown' }))
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
    } catch (error) {
      showToast({ type: 'error', title: callError(error).message })
    } finally {
      setIsBusy(false)
    }
  }
  return { download, isBusy }
}
