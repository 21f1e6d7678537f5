import { Link } from '@tanstack/react-router'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { AgeingKind, AgeingReason } from '#shared/articles/ageing.ts'

const VISIBLE = 10
const NAMES_VISIBLE = 3
const WORDS: Record<AgeingKind, string> = {
  unknown: 'No link is named',
  gone: 'No longer in the shop',
  broken: 'Broken at the retailer',
  price: 'Price changed by a third or more',
  old: 'Not updated for a year',
}

export function AgeingArticlesCard() {
  const { data: articles = [] } = trpc.admin.reports.ageingArticles.useQuery()
  if (articles.length === 0) return null
  return (
    <div className={articlesCss.ageing}>
      <AdminCard title="May be out of date">
        <ul aria-label="Articles that may be out of date">
          {articles.slice(0, VISIBLE).map(({ id, title, reasons }) => (
            <li key={id}>
              <Link className={notesCss.link} to="/admin/articles/$id" params={{ id: String(id) }}>
                {title}
              </Link>
              : {reasons.map(reasonText).join('; ')}
            </li>
          ))}
        </ul>
        {articles.length > VISIBLE && <p>And {counted(articles.length - VISIBLE, 'more article')}</p>}
      </AdminCard>
    </div>
  )
}

function reasonText({ kind, names }: AgeingReason): string {
  if (names.length === 0) return WORDS[kind]
  const visible = names.slice(0, NAMES_VISIBLE).join(', ')
  const rest = names.length - NAMES_VISIBLE
  return `${WORDS[kind]}: ${visible}${rest > 0 ? ` and ${rest} more` : ''}`
}
