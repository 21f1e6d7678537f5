import type { ReactNode } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { useSite } from '#client/lib/site.ts'

interface AdminPageProps {
  title: string
  lead?: ReactNode
  /** With a link to the API docs. */
  hasDocs?: boolean
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, lead, hasDocs, actions, children }: AdminPageProps) {
  const { name } = useSite()
  return (
    <>
      <title>{`${title} | Admin | ${name}`}</title>
      <div className={adminPageCss.head}>
        <div className={adminPageCss.words}>
          <h1 className={adminPageCss.title}>{title}</h1>
          {lead && (
            <p className={adminPageCss.lead}>
              {lead}
              {hasDocs && (
                <>
                  {' '}
                  <a className={adminPageCss.docsLink} href="/api/docs">
                    Read the API docs
                  </a>
                </>
              )}
            </p>
          )}
        </div>
        {actions && <div className={actionsCss.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}
