import { useEffect, useEffectEvent, useState } from 'react'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'

interface Draft {
  keptAt: Date
  /** The stored version at the start of the draft. */
  version: number
  form: FormReader
}

const NAMES = { keptAt: 'kept at', version: 'version' }

/**
 * Keeps typed text of the form `thing` in the browser's storage until it is saved or discarded; `onFound` restores it.
 * The draft exists only there, so nothing of it is published.
 */
export function useDraft(thing: string, onFound: (draft: Draft) => void) {
  const place = `draft of ${thing}`
  const [keptAt, setKeptAt] = useState<Date>()
  const [foundAt, setFoundAt] = useState<Date>()
  const putBack = useEffectEvent((draft: Draft) => {
    setFoundAt(draft.keptAt)
    onFound(draft)
  })
  useEffect(() => {
    const draft = recall(place)
    if (draft) putBack(draft)
  }, [place])
  return {
    /** The time of the last save of the draft. */
    keptAt,
    /** The time at which the restored draft was saved. */
    foundAt,
    /** Saves the draft; returns false if storage failed. */
    keep: (form: HTMLFormElement, version: number): boolean => {
      const now = new Date()
      const said = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      const text = new URLSearchParams([
        [NAMES.keptAt, now.toISOString()],
        [NAMES.version, String(version)],
        ...said,
      ])
      const isKept = remember(place, text.toString())
      if (isKept) setKeptAt(now)
      return isKept
    },
    forget: () => {
      remember(place, undefined)
      setKeptAt(undefined)
      setFoundAt(undefined)
    },
  }
}

function recall(place: string): Draft | undefined {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(storage()?.getItem(place) ?? '')) data.append(name, value)
  const form = formReader(data)
  const keptAt = new Date(form.text(NAMES.keptAt))
  if (Number.isNaN(keptAt.getTime())) return undefined
  return { keptAt, version: form.number(NAMES.version) ?? 0, form }
}

/** Returns false if storage is full or blocked. */
function remember(place: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storage()?.removeItem(place)
    else storage()?.setItem(place, text)
    return storage() !== undefined
  } catch {
    return false
  }
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
