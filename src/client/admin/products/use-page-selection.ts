import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'

/** Which rows are chosen. What the page shows decides: with another filter, sort or page nothing is chosen. */
export function usePageSelection(search: object) {
  const shown = JSON.stringify(search)
  const [selection, setSelection] = useState<{ shown: string; rows: RowSelectionState }>({ shown, rows: {} })
  const rows = selection.shown === shown ? selection.rows : NOTHING
  return {
    selected: rows,
    ids: Object.keys(rows)
      .filter((id) => rows[id])
      .map(Number),
    select: (next: RowSelectionState) => setSelection({ shown, rows: next }),
    clear: () => setSelection({ shown, rows: {} }),
  }
}

const NOTHING: RowSelectionState = {}
