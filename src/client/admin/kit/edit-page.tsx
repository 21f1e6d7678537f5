import type { ComponentProps, ReactNode } from 'react'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'

interface EditPageProps extends ComponentProps<typeof AdminPage> {
  noun: string
  conflict: { mine: object; theirs: object; keepMine: () => unknown; takeTheirs: () => unknown } | undefined
}

export function EditPage({ noun, conflict, children, ...page }: EditPageProps) {
  return (
    <AdminPage {...page}>
      {conflict && <EditConflict noun={noun} {...conflict} />}
      {children}
    </AdminPage>
  )
}

interface StoredPageProps<Stored> {
  title: string
  query: { data: Stored | undefined; error: { message: string } | null }
  children: (stored: Stored) => ReactNode
}

export function StoredPage<Stored>({ title, query: { data, error }, children }: StoredPageProps<Stored>) {
  if (data) return children(data)
  return (
    <AdminPage title={title}>
      <p role="status">{error ? error.message : `Loading the ${title.toLowerCase()}...`}</p>
    </AdminPage>
  )
}
