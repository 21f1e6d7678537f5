import { createContext, use, useEffect, useMemo, useState } from 'react'

export interface UnsavedForm {
  /** A draft of it stays on the device. */
  isKept: boolean
}

/** Forms with something typed that is not stored. */
export interface UnsavedForms {
  add: (form: UnsavedForm) => void
  delete: (form: UnsavedForm) => void
  /** Whatever was typed on the page is stored or given up. */
  clear: () => void
}

/** Forms of the admin area, which asks before one of them is left. */
export const UnsavedContext = createContext<UnsavedForms | undefined>(undefined)

export function useUnsaved() {
  const forms = use(UnsavedContext)
  const [form] = useState<UnsavedForm>({ isKept: false })
  useEffect(() => () => forms?.delete(form), [forms, form])
  return useMemo(
    () => ({
      /** Something was typed; whether a draft has it. */
      note: (isKept = false) => {
        form.isKept = isKept
        forms?.add(form)
      },
      /** All of it is stored, or given up. */
      settle: () => forms?.delete(form),
    }),
    [forms, form],
  )
}
