import { useEffect, useEffectEvent, useState } from 'react'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { keepText, readText } from '#client/lib/use-stored-text.ts'

interface Draft {
  savedAt: Date
  /** The stored version at the start of the draft. */
  version: number
  form: FormReader
}

const NAMES = { savedAt: 'kept at', version: 'version' }

/**
 * Keeps typed text of the form `thing` in the browser's storage until it is saved or discarded; `onFound` restores it.
 * The draft exists only there, so nothing of it is published.
 */
export function useDraft(thing: string, onRestore: (draft: Draft) => void) {
  const place = `draft of ${thing}`
  const [savedAt, setSavedAt] = useState<Date>()
  const [restoredFrom, setRestoredFrom] = useState<Date>()
  const putBack = useEffectEvent((draft: Draft) => {
    setRestoredFrom(draft.savedAt)
    onRestore(draft)
  })
  useEffect(() => {
    const draft = recall(place)
    if (draft) putBack(draft)
  }, [place])
  return {
    savedAt,
    /** The time at which the restored draft was saved. */
    restoredFrom,
    /** Saves the draft; returns false if storage failed. */
    keep: (form: HTMLFormElement, version: number): boolean => {
      const now = new Date()
      const said = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const text = new URLSearchParams([
        [NAMES.savedAt, now.toISOString()],
        [NAMES.version, String(version)],
        ...said,
      ])
      const isSaved = keepText(place, text.toString())
      if (isSaved) setSavedAt(now)
      return isSaved
    },
    forget: () => {
      keepText(place, '')
      setSavedAt(undefined)
      setRestoredFrom(undefined)
    },
  }
}

function recall(place: string): Draft | undefined {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(readText(place))) data.append(name, value)
  const form = formReader(data)
  const savedAt = new Date(form.text(NAMES.savedAt))
  if (Number.isNaN(savedAt.getTime())) return undefined
  return { savedAt, version: form.number(NAMES.version) ?? 0, form }
}
