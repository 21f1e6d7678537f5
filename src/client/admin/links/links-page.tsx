import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { LINK_REASON_WORDS } from '#client/admin/links/link-words.ts'
import { NamedLinksPage } from '#client/admin/links/named-links-page.tsx'
import { DeleteProducts } from '#client/admin/products/delete-products.tsx'
import { type CheckedLink, trpc } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/messages/formats.ts'
import type { LinksSearch, LinkView } from '#shared/search-params/links.ts'

const LEAD =
  'Retailers’ own product pages, where a feed has their URL. A page counts as broken when it was missing twice, a day apart. Affiliate links are never opened, and no product is removed automatically.'
const VIEWS = [
  { label: 'Broken', search: {} },
  { label: 'Missing once', search: { view: 'doubted' } },
  { label: 'Unclear', search: { view: 'unknown' } },
  { label: 'OK', search: { view: 'found' } },
  { label: 'Dismissed', search: { view: 'dismissed' } },
  { label: 'Named links', search: { view: 'named' } },
]

const COLUMNS: Column<CheckedLink>[] = [
  { name: 'Product', className: tableCss.title, cell: (link) => <ProductTitle product={link} /> },
  { name: 'Reason', cell: ({ reason }) => (reason ? LINK_REASON_WORDS[reason] : 'Not checked yet') },
  {
    name: 'Page',
    narrow: 'hidden',
    cell: ({ url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {URL.parse(url)?.host ?? url}
      </a>
    ),
  },
  { name: 'Retailer', cell: ({ retailer }) => retailer },
  {
    name: 'Missing since',
    className: tableCss.number,
    cell: ({ firstMissAt }) => firstMissAt && formatDay(firstMissAt),
  },
  {
    name: 'Last check',
    narrow: 'hidden',
    className: tableCss.number,
    cell: ({ checkedAt }) => checkedAt && formatDay(checkedAt),
  },
  { name: 'History', narrow: 'hidden', cell: ({ history }) => <History checks={history} /> },
]

export function LinksPage({ search }: { search: LinksSearch }) {
  const { view, page } = search
  if (view === 'named') return <NamedLinksPage views={<Views current={search} />} />
  return <CheckedLinksPage search={{ view, page }} />
}

function Views({ current }: { current: LinksSearch }) {
  return <SavedViews label="Views of the links" views={VIEWS} current={current} />
}

function CheckedLinksPage({ search }: { search: LinksSearch & { view?: LinkView | undefined } }) {
  const list = trpc.admin.links.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.rows)
  const { checkAgain, dismiss } = useLinkActions(selection.clear)
  const [isDeleting, setDeleting] = useState(false)
  const { ids } = selection
  const isOn = list.data?.isOn ?? true
  return (
    <AdminPage title="Links" lead={LEAD}>
      <Views current={search} />
      {!isOn && (
        <p className={filtersCss.filterNote}>
          The checks are off. Turn on “Check retailers’ product pages” in the{' '}
          <Link className={adminPageCss.docsLink} to="/admin/settings">
            settings
          </Link>
          .
        </p>
      )}
      {isDeleting && (
        <DeleteProducts
          products={selection.chosen}
          onClose={() => setDeleting(false)}
          onDeleted={selection.clear}
        />
      )}
      <AdminList
        label="Links"
        noun="link"
        isError={list.isError}
        rows={list.data?.rows}
        pages={list.data}
        selection={selection}
        bulk={
          <>
            <Button
              size="sm"
              disabled={!isOn || checkAgain.isPending}
              onClick={() => checkAgain.mutate({ ids })}
            >
              Check again
            </Button>
            {search.view === undefined && (
              <Button
                size="sm"
                variant="outline"
                disabled={dismiss.isPending}
                onClick={() => dismiss.mutate({ ids })}
              >
                Dismiss
              </Button>
            )}
            <DangerButton size="sm" onClick={() => setDeleting(true)}>
              Delete products
            </DangerButton>
          </>
        }
        columns={COLUMNS}
        empty={
          <EmptyNote title="No links here">
            URLs come from feeds: Awin’s merchant_deep_link, or the column you choose as “Retailer’s own
            link”.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function useLinkActions(onDone: () => void) {
  const toasts = useAdminToasts()
  return {
    checkAgain: trpc.admin.links.checkAgain.useMutation(
      toasts(({ queued }) => `${counted(queued, 'link')} will be checked within minutes`, onDone),
    ),
    dismiss: trpc.admin.links.dismiss.useMutation(
      toasts(({ dismissed }) => `${counted(dismissed, 'link')} dismissed`, onDone),
    ),
  }
}

function History({ checks }: { checks: CheckedLink['history'] }) {
  if (checks.length === 0) return null
  return (
    <details>
      <summary className={tableCss.number}>{counted(checks.length, 'check')}</summary>
      <ul>
        {checks.map(({ at, reason, status }) => (
          <li key={at}>
            {formatDay(at)}: {LINK_REASON_WORDS[reason]}
            {status !== undefined && ` (${status})`}
          </li>
        ))}
      </ul>
    </details>
  )
}
