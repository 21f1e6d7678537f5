import { Link } from '@tanstack/react-router'
import * as contentCss from '#client/admin/content/content.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { type BlockName, blockOf } from '#shared/content/content-blocks.ts'
import { formatDay } from '#shared/messages/formats.ts'

const LEAD = 'What the pages say. Changes go live at once. You can restore the original text.'

const GROUPS: { title: string; blocks: BlockName[] }[] = [
  { title: 'Home page', blocks: ['hero', 'testimonials'] },
  { title: 'Pages', blocks: ['about', 'contact', 'memberships', 'donations'] },
  { title: 'Legal pages', blocks: ['privacy', 'terms'] },
  { title: 'Every page', blocks: ['disclosure', 'footer'] },
]

export function ContentPage() {
  const { data: blocks } = trpc.admin.content.list.useQuery()
  const hasLanguages = useSite().languages.length > 1
  return (
    <AdminPage title="Content" lead={LEAD} actions={hasLanguages && <TranslationsLink />}>
      <div className={adminPageCss.stack}>
        {GROUPS.map((group) => (
          <AdminCard key={group.title} title={group.title}>
            <ul>
              {group.blocks.map((name) => (
                <BlockLine
                  key={name}
                  name={name}
                  changedAt={blocks?.find(({ block }) => block === name)?.changedAt ?? null}
                />
              ))}
            </ul>
          </AdminCard>
        ))}
      </div>
    </AdminPage>
  )
}

function TranslationsLink() {
  return <ButtonLink to="/admin/translations">Translations</ButtonLink>
}

function BlockLine({ name, changedAt }: { name: BlockName; changedAt: Date | null }) {
  const { title, lead } = blockOf(name)
  return (
    <li className={contentCss.block}>
      <Link to="/admin/content/$block" params={{ block: name }} className={contentCss.blockLink}>
        {title}
      </Link>
      {changedAt && (
        <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>{`Changed ${formatDay(changedAt)}`}</span>
      )}
      <p className={contentCss.blockLead}>{lead}</p>
    </li>
  )
}
