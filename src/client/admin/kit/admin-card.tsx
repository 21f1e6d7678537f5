import { type ReactNode, useId } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'

interface AdminCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AdminCard({ title, lead, children }: AdminCardProps) {
  const id = useId()
  return (
    <section className={adminCss.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={adminCss.cardLead}>{lead}</p>}
      {children}
    </section>
  )
}
