import { useState } from 'react'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { parseCsv, toCsv } from '#shared/files/csv.ts'
import { MAX_IMPORT_CHARACTERS } from '#shared/subscriber-import.ts'

interface Import {
  file: File | undefined
  consentText: string
  areConfirmed: boolean
}

interface Report {
  added: number
  changed: number
  known: number
  refusedCount: number
  refused: { row: number; reason: string }[]
}

const ROWS_AT_ONCE = 1_000
const MAX_FILE_BYTES = 20 * 1024 * 1024
const EMPTY: Report = { added: 0, changed: 0, known: 0, refusedCount: 0, refused: [] }
const MAX_REFUSED_SHOWN = 20

/** Reads a file and imports it a thousand rows at a time. */
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
      let total = EMPTY
      for (const { csv, offset } of parts(await file.text())) {
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

/** Each part begins with the heading, if there is one. */
function parts(text: string): { csv: string; offset: number }[] {
  const [first = [], ...others] = parseCsv(text)
  const hasHeading = first.some((cell) => cell.toLowerCase() === 'email')
  const rows = hasHeading ? others : [first, ...others]
  const found: { csv: string; offset: number }[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const csv = toCsv([...(hasHeading ? [first] : []), ...rows.slice(at, at + ROWS_AT_ONCE)])
    found.push({ csv: csv.slice(0, MAX_IMPORT_CHARACTERS), offset: at })
  }
  return found
}

function sum(total: Report, part: Report, offset: number): Report {
  const refused = part.refused.map(({ row, reason }) => ({ row: row + offset, reason }))
  return {
    added: total.added + part.added,
    changed: total.changed + part.changed,
    known: total.known + part.known,
    refusedCount: total.refusedCount + part.refusedCount,
    refused: [...total.refused, ...refused].slice(0, MAX_REFUSED_SHOWN),
  }
}
