import type { ReactNode } from 'react'
import * as notesCss from '#client/admin/kit/notes.css.ts'

interface EmptyNoteProps {
  title: string
  children: ReactNode
}

/** Replaces an empty table: says what is missing, and the next step. */
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
