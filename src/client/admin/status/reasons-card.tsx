import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import * as statusCss from '#client/admin/status/status.css.ts'
import { REASON_LINKS } from '#client/admin/status/status-texts.ts'
import type { StatusReport } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { READINESS_SENTENCES } from '#shared/site/readiness.ts'

export function ReasonsCard({ reasons }: Pick<StatusReport, 'reasons'>) {
  return (
    <AdminCard title="Needs attention">
      {reasons.length === 0 ? (
        <p className={statusCss.allWell}>
          <Icon icon={deferredIcons.check} /> All is well. Nothing needs your attention.
        </p>
      ) : (
        <ul className={listsCss.points}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </AdminCard>
  )
}

function Reason({ reason }: { reason: StatusReport['reasons'][number] }) {
  const link = REASON_LINKS[reason]
  const sentence = READINESS_SENTENCES[reason]
  if (!link) return sentence
  return (
    <Link {...link} className={statusCss.reason} preload={false}>
      {sentence}
    </Link>
  )
}
