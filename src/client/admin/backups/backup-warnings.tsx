import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { trpc } from '#client/lib/trpc.ts'

export function BackupWarnings() {
  const problems = trpc.admin.backups.state.useQuery().data?.problems ?? []
  if (problems.length === 0) return null
  return (
    <AdminCard title="Your data needs attention">
      <ul className={listsCss.points}>
        {problems.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
    </AdminCard>
  )
}
