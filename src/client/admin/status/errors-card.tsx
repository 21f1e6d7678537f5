import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as statusCss from '#client/admin/status/status.css.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

export function ErrorsCard({ errors }: Pick<StatusReport, 'errors'>) {
  return (
    <AdminCard title="Latest errors" lead="Since the server started. The log has them all, with details.">
      {errors.length === 0 ? (
        <p className={notesCss.note}>No errors since startup</p>
      ) : (
        <ol className={statusCss.errors} reversed>
          {errors.map(({ id, at, message, reason }) => (
            <li key={id} className={statusCss.error}>
              <span className={notesCss.small}>
                <Moment at={at} />
              </span>
              <b>{message}</b>
              {reason && <span className={baseCss.muted}>{reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </AdminCard>
  )
}
