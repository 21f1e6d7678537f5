import type { ReactNode } from 'react'
import * as notesCss from '#client/admin/kit/notes.css.ts'

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={notesCss.small}>{label}</dt>
      <dd className={notesCss.fact}>{children}</dd>
    </div>
  )
}
