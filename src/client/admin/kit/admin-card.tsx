import { type ReactNode, useId } from 'react'

interface AdminCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AdminCard({ title, lead, children }: AdminCardProps) {
  const id = useId()
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="admin-card-lead">{lead}</p>}
      {children}
    </section>
  )
}
