import type { ReactNode } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { useSite } from '#client/lib/site.ts'

interface AdminPageProps {
  title: string
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading and document title of every admin page. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  const { name } = useSite()
  return (
    <>
      <title>{`${title} | Admin | ${name}`}</title>
      <div className={adminCss.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={adminCss.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}
