import { useState } from 'react'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Downloads all subscribers as a file. */
export function useExport() {
  const utils = trpc.useUtils()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const { csv } = await utils.admin.newsletter.subscribers.export.fetch(undefined, { staleTime: 0 })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
      link.download = 'subscribers.csv'
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
