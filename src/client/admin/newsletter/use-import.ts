import { useState } from 'react'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { decodeText } from '#shared/files/decode-text.ts'
import { subscriberParts } from '#shared/files/subscriber-parts.ts'

interface Import {
  file: File | undefined
  consentText: string
  areConfirmed: boolean
}

interface Report {
  added: number
  changed: number
  unchanged: number
  unsubscribedCount: number
  refusedCount: number
  refused: { row: number; reason: string }[]
}

const MAX_FILE_BYTES = 20 * 1024 * 1024
const EMPTY: Report = {
  added: 0,
  changed: 0,
  unchanged: 0,
  unsubscribedCount: 0,
  refusedCount: 0,
  refused: [],
}
const UNREADABLE =
  'We can’t read this file. Save it as “CSV UTF-8” in your spreadsheet program, then choose that file.'
const MAX_LISTED_REFUSALS = 20

export function useImport() {
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const [report, setReport] = useState<Report>()
  const [error, setError] = useState<Record<string, string>>()
  const { mutateAsync } = trpc.admin.newsletter.subscribers.import.useMutation()

  async function start({ file, consentText, areConfirmed }: Import) {
    if (!file || file.size > MAX_FILE_BYTES) {
      return setError({ file: file ? 'Choose a file of at most 20 MB' : 'Choose a file' })
    }
    setIsBusy(true)
    setError(undefined)
    setReport(undefined)
    try {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()))
      if (text === undefined) return setError({ file: UNREADABLE })
      let total = EMPTY
      for (const { csv, offset } of subscriberParts(text)) {
        total = sum(total, await mutateAsync({ csv, consentText, areConfirmed }), offset)
      }
      setReport(total)
      await refresh()
    } catch (failure) {
      const { message, fields } = callError(failure)
      setError(fields)
      showToast({ type: 'error', title: message })
    } finally {
      setIsBusy(false)
    }
  }
  return { start, isBusy, report, error }
}

function sum(total: Report, part: Report, offset: number): Report {
  const refused = part.refused.map(({ row, reason }) => ({ row: row + offset, reason }))
  return {
    added: total.added + part.added,
    changed: total.changed + part.changed,
    unchanged: total.unchanged + part.unchanged,
    unsubscribedCount: total.unsubscribedCount + part.unsubscribedCount,
    refusedCount: total.refusedCount + part.refusedCount,
    refused: [...total.refused, ...refused].slice(0, MAX_LISTED_REFUSALS),
  }
}
