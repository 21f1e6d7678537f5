import { type ReactNode, useId } from 'react'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'

interface AdminCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AdminCard({ title, lead, children }: AdminCardProps) {
  const id = useId()
  return (
    <section className={adminCardCss.card} aria-labelledby={id}>
      <h2 id={id} className={adminCardCss.title}>
        {title}
      </h2>
      {lead && <p className={adminCardCss.cardLead}>{lead}</p>}
      {children}
    </section>
  )
}

export function FieldsCard({ children, ...card }: AdminCardProps) {
  return (
    <AdminCard {...card}>
      <div className={adminFormCss.form}>{children}</div>
    </AdminCard>
  )
}
