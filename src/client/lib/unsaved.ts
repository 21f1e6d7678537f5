import { createContext, use, useEffect, useMemo, useState } from 'react'

export interface UnsavedForm {
  /** True if a draft of it stays on the device. */
  hasDraft: boolean
}

export interface UnsavedForms {
  add: (form: UnsavedForm) => void
  delete: (form: UnsavedForm) => void
  clear: () => void
}

/** Forms of the admin area, which asks before one of them is left. */
export const UnsavedContext = createContext<UnsavedForms | undefined>(undefined)

export function useUnsaved() {
  const forms = use(UnsavedContext)
  const [form] = useState<UnsavedForm>({ hasDraft: false })
  useEffect(() => () => forms?.delete(form), [forms, form])
  return useMemo(
    () => ({
      /** Marks the form as changed. */
      note: (hasDraft = false) => {
        form.hasDraft = hasDraft
        forms?.add(form)
      },
      settle: () => forms?.delete(form),
    }),
    [forms, form],
  )
}
