import type { ComponentProps, ReactNode } from 'react'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'

interface EditPageProps extends ComponentProps<typeof AdminPage> {
  /** The noun in sentences, such as `product`. */
  noun: string
  conflict: { mine: object; theirs: object; keepMine: () => unknown; takeTheirs: () => unknown } | undefined
}

/** The page of an editor: both versions, where somebody else saved another, and the form. */
export function EditPage({ noun, conflict, children, ...page }: EditPageProps) {
  return (
    <AdminPage {...page}>
      {conflict && <EditConflict noun={noun} {...conflict} />}
      {children}
    </AdminPage>
  )
}

interface StoredPageProps<Stored> {
  /** Title of the page while there is nothing to edit yet. */
  title: string
  query: { data: Stored | undefined; error: { message: string } | null }
  children: (stored: Stored) => ReactNode
}

/** Shows the stored version as soon as it has been read. */
export function StoredPage<Stored>({ title, query: { data, error }, children }: StoredPageProps<Stored>) {
  if (data) return children(data)
  return (
    <AdminPage title={title}>
      <p role="status">{error ? error.message : `Loading the ${title.toLowerCase()}...`}</p>
    </AdminPage>
  )
}
