import type { ReactNode } from 'react'
import * as notesCss from '#client/admin/kit/notes.css.ts'

export function EmptyNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={notesCss.empty}>
      <p>
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </div>
  )
}
