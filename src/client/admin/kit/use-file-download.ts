import { useState } from 'react'
import { showError } from '#client/lib/call-error.ts'

interface DownloadedFile {
  name: string
  type: string
  content: string
}

export function useFileDownload(fetchFile: () => Promise<DownloadedFile>) {
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const { name, type, content } = await fetchFile()
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([content], { type }))
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
    } catch (error) {
      showError(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { download, isBusy }
}
