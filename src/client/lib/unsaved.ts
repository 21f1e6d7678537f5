import { createContext, use, useEffect, useMemo, useState } from 'react'

/** Forms with something typed that is not stored, by an object of each. */
export interface UnsavedForms {
  add: (form: object) => void
  delete: (form: object) => void
  /** Whatever was typed on the page is stored or given up. */
  clear: () => void
}

/** Of the admin area, which asks before one of them is left. */
export const UnsavedContext = createContext<UnsavedForms | undefined>(undefined)

export function useUnsaved() {
  const forms = use(UnsavedContext)
  const [form] = useState({})
  useEffect(() => () => forms?.delete(form), [forms, form])
  return useMemo(
    () => ({
      /** Something was typed. */
      note: () => forms?.add(form),
      /** All of it is stored, or given up. */
      settle: () => forms?.delete(form),
    }),
    [forms, form],
  )
}
