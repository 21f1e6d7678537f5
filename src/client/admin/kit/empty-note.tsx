import type { ReactNode } from 'react'
import * as notesCss from '#client/admin/kit/notes.css.ts'

interface EmptyNoteProps {
  title: string
  /** What to do about it. */
  children: ReactNode
}

/** Instead of a table of nothing: what is not there, and the next step. */
export function EmptyNote({ title, children }: EmptyNoteProps) {
  return (
    <div className={notesCss.empty}>
      <p>
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </div>
  )
}
