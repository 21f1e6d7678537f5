import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ATTENTION_LINKS } from '#client/admin/reports/attention-links.ts'
import * as reportsCss from '#client/admin/reports/reports.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import type { Attention } from '#shared/site/attention.ts'

export function AttentionCard() {
  const { data: items } = trpc.admin.reports.attention.useQuery()
  if (!items) return null
  return (
    <AdminCard title="Needs attention">
      {items.length === 0 ? (
        <p className={reportsCss.allWell}>
          <Icon icon={deferredIcons.check} /> All is well. Nothing needs your attention.
        </p>
      ) : (
        <ul className={reportsCss.attention} aria-label="Needs attention">
          {items.map((item) => (
            <AttentionRow key={item.kind} {...item} />
          ))}
        </ul>
      )}
    </AdminCard>
  )
}

function AttentionRow({ kind, count }: Attention) {
  const { one, many, isCounted, isUrgent, link } = ATTENTION_LINKS[kind]
  return (
    <li>
      <Link {...link} className={reportsCss.attentionLink} preload={false}>
        <span className={isUrgent ? reportsCss.urgent : reportsCss.calm}>
          <Icon icon={isUrgent ? adminIcons.triangleAlert : adminIcons.parcel} />
        </span>
        <span className={reportsCss.attentionText}>
          {isCounted && <b className={reportsCss.attentionFigure}>{formatNumber(count)} </b>}
          {count === 1 ? one : many}
        </span>
        <Icon icon={deferredIcons.chevronRight} />
      </Link>
    </li>
  )
}
